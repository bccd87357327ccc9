// Screens and sheets that nobody needs before the first board. Each is a file of its own; all are fetched as soon as
// the page has nothing else to do, so that they are there when the network is not.
import { lateDialog, lateScreen } from './late.tsx';
import { loadSounds } from './sound/use-sounds.ts';
import { loadNotes } from './table/hover/late.tsx';
import { loadMotion } from './table/motion/late.tsx';
import { loadAirPackWords, loadAirWords, loadBriefing, loadWords } from './text/i18n.ts';

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

export const End = lateScreen(async () => (await end()).End, loadWords);
export const Replay = lateScreen(async () => (await replay()).Replay, loadWords);
export const SavesDialog = lateDialog(async () => (await saves()).SavesDialog, loadWords);
export const HelpDialog = lateDialog(async () => (await help()).HelpDialog, loadWords);
export const LinkScreen = lateScreen(async () => (await link()).LinkScreen, loadWords);
export const Briefing = lateScreen(async () => (await briefing()).Briefing, loadBriefing);
export const BriefingDialog = lateDialog(async () => (await briefed()).BriefingDialog, loadWords, loadBriefing);
export const Learn = lateScreen(async () => (await learn()).Learn, loadWords);
/** Tells of aircraft too, whatever battle is on the table. */
export const Rules = lateScreen(async () => (await rules()).Rules, loadWords, loadAirWords, loadAirPackWords);
export const Sandbox = lateScreen(async () => (await sandbox()).Sandbox, loadWords);
/** Tells what was understood of a file in the words of a briefing. */
export const Library = lateScreen(async () => (await library()).Library, loadWords, loadBriefing);
/** Aircraft can be set up, whatever battle is on the table. */
export const Workshop = lateScreen(async () => (await workshop()).Workshop, loadWords, loadAirWords, loadAirPackWords);
export const SheetScreen = lateScreen(async () => (await sheet()).SheetScreen, loadWords, loadBriefing);
export const SentScenario = lateScreen(async () => (await sent()).SentScenario, loadWords, loadBriefing);

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
