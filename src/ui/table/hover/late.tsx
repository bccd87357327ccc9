// Notes come after the first board: their code and their words are files of their own.
import { Suspense, type ComponentType } from 'react';
import { latePart } from '../../late.tsx';
import { loadWords } from '../../text/i18n.ts';
import type { CardHelpProps } from './CardHelp.tsx';
import type { LightMarkProps } from '../panels/LightMark.tsx';
import type { HoverCardProps } from './HoverCard.tsx';
import type { ShowMeProps } from '../../rules/ShowMe.tsx';

const hover = () => import('./HoverCard.tsx');
const cards = () => import('./CardHelp.tsx');
const light = () => import('../panels/LightMark.tsx');
const links = () => import('../../rules/ShowMe.tsx');

/** Fetches them before anybody points at something. */
export async function loadNotes(): Promise<void> {
  await Promise.all([hover(), cards(), links(), light()]);
}

/** A game goes on without notes where they cannot be fetched. */
function late<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Note = latePart(load, loadWords);
  return function LateNote(props: P) {
    return (
      <Suspense fallback={null}>
        <Note {...props} />
      </Suspense>
    );
  };
}

export const HoverCard = late<HoverCardProps>(async () => (await hover()).HoverCard);
export const CardHelp = late<CardHelpProps>(async () => (await cards()).CardHelp);
export const LightMark = late<LightMarkProps>(async () => (await light()).LightMark);
export const ShowMe = late<ShowMeProps>(async () => (await links()).ShowMe);
export const RulesLink = late<Pick<ShowMeProps, 'address'>>(async () => (await links()).RulesLink);
