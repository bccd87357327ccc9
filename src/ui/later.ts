// Screens and sheets that nobody needs before the first board. Each is a file of its own; all are fetched as soon as
// the page has nothing else to do, so that they are there when the network is not.
import { lazy } from 'react';

const end = () => import('./End.tsx');
const replay = () => import('./Replay.tsx');
const saves = () => import('./saves/SavesDialog.tsx');
const help = () => import('./help/HelpDialog.tsx');
const link = () => import('./link/LinkScreen.tsx');
const briefing = () => import('./BriefingDialog.tsx');

export const End = lazy(async () => ({ default: (await end()).End }));
export const Replay = lazy(async () => ({ default: (await replay()).Replay }));
export const SavesDialog = lazy(async () => ({ default: (await saves()).SavesDialog }));
export const HelpDialog = lazy(async () => ({ default: (await help()).HelpDialog }));
export const LinkScreen = lazy(async () => ({ default: (await link()).LinkScreen }));
export const BriefingDialog = lazy(async () => ({ default: (await briefing()).BriefingDialog }));

const PATIENCE = 1500;

/** Fetches them all; one that cannot be fetched now is asked for again when it is needed. */
export function loadLater(): () => void {
  const timer = setTimeout(() => {
    void Promise.allSettled([end, replay, saves, help, link, briefing].map((load) => load()));
  }, PATIENCE);
  return () => clearTimeout(timer);
}
