import { AIRCRAFT_TYPES } from '../../../memoir/air/aircraft.ts';
import { NO_AIR_CARD } from '../../../memoir/air/new-flight-plan/card.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import { TYPE_ROWS } from '../../../memoir/air/new-flight-plan/types.ts';
import { SIDES, type Side } from '../../../memoir/side.ts';
import { Modal } from '../../Modal.tsx';
import { RulesLink } from '../../table/hover/late.tsx';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import { AirCardFace } from '../AirCardFace.tsx';
import { aircraftModel } from '../aircraft-model.ts';
import { RuleCard } from '../RuleCard.tsx';
import { statusOf, typesInBattle } from './ReservePanel.tsx';
import { whySuperior } from './superiority-text.ts';
import './air-dialog.css';

function Reserve({ scene, side }: { readonly scene: TableScene; readonly side: Side }) {
  const { rules } = scene.view;
  const air = flightPlanView(scene.view.air);
  if (air === null) return null;
  const own = air.sides[side];
  const types = typesInBattle(own);
  const { nation } = rules.sides[side];
  return (
    <section className={`air-reserve side-${side}`}>
      <h3>{t('airTable:dialog.reserve', sideWords(side))}</h3>
      {types.length === 0 ? <p>{t('airTable:panel.noAircraft')}</p> : null}
      <div>
        {types.map((type) => {
          const status = statusOf(own, type);
          const stock = status === 'onTheBoard' ? own.aircraft?.stock : undefined;
          return (
            <RuleCard
              key={type}
              type={type}
              model={aircraftModel(nation, type, rules.air.front ?? rules.front)}
              side={side}
              values={TYPE_ROWS[type]}
              status={status}
              {...(stock === undefined ? {} : { stock })}
            />
          );
        })}
      </div>
    </section>
  );
}

function Played({ scene }: { readonly scene: TableScene }) {
  const air = flightPlanView(scene.view.air);
  const rows = SIDES.flatMap((side) => {
    const card = air?.turn.played[side] ?? NO_AIR_CARD;
    const row = card === NO_AIR_CARD ? undefined : air?.deck.cards[card];
    return row === undefined ? [] : [{ side, title: row.title }];
  });
  return (
    <section>
      <h3>{t('airTable:dialog.thisTurn')}</h3>
      {rows.length === 0 ? <p>{t('airTable:dialog.nobodyPlayed')}</p> : null}
      {rows.map(({ side, title }) => (
        <p key={side}>{t('airTable:dialog.playedBy', { card: title, ...sideWords(side) })}</p>
      ))}
    </section>
  );
}

/** The reserves of both sides, the supply, and every card that was discarded. */
export function AirDialog({ scene, onClose }: { readonly scene: TableScene; onClose(this: void): void }) {
  const { rules } = scene.view;
  const air = flightPlanView(scene.view.air);
  if (air === null) return null;
  const { supply, deck, deckCount, discard } = air;
  return (
    <Modal title={t('airTable:dialog.title')} className="air-dialog" onClose={onClose}>
      <p>{whySuperior(rules)}</p>
      {SIDES.map((side) => (
        <Reserve key={side} scene={scene} side={side} />
      ))}
      <p className="faint">{t('airTable:dialog.rule')}</p>
      <RulesLink address={AIRCRAFT_TYPES.map((type) => `aircraft.${type}`).join('+')} />
      <section>
        <h3>{t('airTable:dialog.supply')}</h3>
        <p>{t('airTable:dialog.supplyCount', { mg: supply.mg, bomb: supply.bomb })}</p>
        <p className="faint">{t('airTable:dialog.supplyHint')}</p>
        <RulesLink address="ammunition-supply+refuel" />
      </section>
      <Played scene={scene} />
      <section>
        <h3>{t('airTable:dialog.deck', { name: deck.name })}</h3>
        <p>{t('airTable:dialog.counts', { deck: deckCount, discards: discard.length })}</p>
        <RulesLink address="air-cards+one-air-card+gaining-air-cards" />
        <h4>{t('airTable:dialog.discards')}</h4>
        {discard.length === 0 ? <p className="faint">{t('airTable:dialog.noDiscards')}</p> : null}
        <div className="air-discards">
          {discard.map((card, at) => (
            <AirCardFace key={`${card}-${at}`} row={deck.cards[card]} />
          ))}
        </div>
      </section>
    </Modal>
  );
}
