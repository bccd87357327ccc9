// Screens and sheets that nobody needs before the first board. Each is a file of its own; all are fetched as soon as
// the page has nothing else to do, so that they are there when the network is not.
import { lazy, type ComponentType } from 'react';
import { loadSounds } from './sound/use-sounds.ts';
import { loadNotes } from './table/hover/late.tsx';
import { loadMotion } from './table/motion/late.tsx';
import { loadAirWords, loadBriefing, loadWords } from './text/i18n.ts';

const end = () => import('./End.tsx');
const replay = () => import('./Replay.tsx');
const saves = () => import('./saves/SavesDialog.tsx');
const help = () => import('./help/HelpDialog.tsx');
const link = () => import('./link/LinkScreen.tsx');
const briefing = () => import('./Briefing.tsx');
const briefed = () => import('./BriefingDialog.tsx');
const learn = () => import('./learn/Learn.tsx');
const rules = () => import('./rules/Rules.tsx');
const sandbox = () => import('./sandbox/Sandbox.tsx');
const library = () => import('./library/Library.tsx');
const workshop = () => import('./workshop/Workshop.tsx');
const sheet = () => import('./print/SheetScreen.tsx');
const sent = () => import('./library/SentScenario.tsx');

/** A screen that waits for its code and for its words. */
function later<P>(load: () => Promise<ComponentType<P>>, words: () => Promise<unknown> = loadWords) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), words()]);
    return { default: screen };
  });
}

export const End = later(async () => (await end()).End);
export const Replay = later(async () => (await replay()).Replay);
export const SavesDialog = later(async () => (await saves()).SavesDialog);
export const HelpDialog = later(async () => (await help()).HelpDialog);
export const LinkScreen = later(async () => (await link()).LinkScreen);
export const Briefing = later(async () => (await briefing()).Briefing, loadBriefing);
export const BriefingDialog = later(
  async () => (await briefed()).BriefingDialog,
  () => Promise.all([loadWords(), loadBriefing()]),
);
export const Learn = later(async () => (await learn()).Learn);
/** Tells of aircraft too, whatever battle is on the table. */
export const Rules = later(async () => (await Promise.all([rules(), loadAirWords()]))[0].Rules);
export const Sandbox = later(async () => (await sandbox()).Sandbox);
/** Tells what was understood of a file in the words of a briefing. */
export const Library = later(async () => (await Promise.all([library(), loadBriefing()]))[0].Library);
/** Aircraft can be set up, whatever battle is on the table. */
export const Workshop = later(async () => (await Promise.all([workshop(), loadAirWords()]))[0].Workshop);
export const SheetScreen = later(async () => (await Promise.all([sheet(), loadBriefing()]))[0].SheetScreen);
export const SentScenario = later(async () => (await Promise.all([sent(), loadBriefing()]))[0].SentScenario);

const PATIENCE = 1500;
const SOON = 200;

/** The way to the first board leads over it. */
function loadBriefingScreen(): void {
  void Promise.allSettled([briefing(), loadBriefing()]);
}

/** Fetches them all; one that cannot be fetched now is asked for again when it is needed. */
export function loadLater(): () => void {
  const first = setTimeout(loadBriefingScreen, SOON);
  const timer = setTimeout(() => {
    void Promise.allSettled(
      [
        loadBriefing,
        loadWords,
        loadNotes,
        loadSounds,
        loadMotion,
        end,
        replay,
        saves,
        help,
        link,
        briefing,
        briefed,
        learn,
        rules,
        sandbox,
        library,
        workshop,
        sheet,
        sent,
      ].map((load) => load()),
    );
  }, PATIENCE);
  return () => {
    clearTimeout(first);
    clearTimeout(timer);
  };
}
