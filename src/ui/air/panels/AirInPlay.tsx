import { useId, useRef } from 'react';
import { NO_AIR_CARD, type AirCardRow } from '../../../memoir/air/new-flight-plan/card.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import { NO_CARD } from '../../../memoir/cards/card.ts';
import { SIDES } from '../../../memoir/side.ts';
import { useHelp } from '../../table/hover/use-help.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import { TypeSymbol } from '../TypeSymbol.tsx';
import { AirCardHelp } from './AirCardHelp.tsx';
import './reserve-panel.css';

function PlayedCard({ row, text }: { readonly row: AirCardRow; readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const help = useHelp();
  return (
    <p ref={line} className="air-in-play" aria-describedby={help.isOpen ? id : undefined} {...help.events}>
      {row.symbol === null ? null : <TypeSymbol type={row.symbol} />}
      <span>{text}</span>
      {help.isOpen ? <AirCardHelp id={id} row={row} about={line} /> : null}
    </p>
  );
}

/** The air cards of this turn beside the command card: at most one of each side. */
export function AirInPlay({ scene }: { readonly scene: TableScene }) {
  const { turn } = scene.view;
  const air = flightPlanView(scene.view.air);
  if (air === null) return null;
  return SIDES.map((side) => {
    const card = air.turn.played[side];
    const row = card === NO_AIR_CARD ? undefined : air.deck.cards[card];
    if (row === undefined) return null;
    const words = { card: row.title, ...sideWords(side) };
    const isLaid = side === turn.side && turn.card === NO_CARD;
    const text = side !== turn.side ? 'airTable:inPlayOther' : isLaid ? 'airTable:laidBeside' : 'airTable:inPlay';
    return <PlayedCard key={side} row={row} text={t(text, words)} />;
  });
}
