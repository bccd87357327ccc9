// Notes about dice in the air, in the manner of those about battles on the ground.
import type { DiceLine } from '../../../memoir/battle/forecast.ts';
import { NO_CARD } from '../../../memoir/cards/card.ts';
import type {
  AircraftOdds,
  BombingForecast,
  DogfightForecast,
  FireForecast,
  RunTarget,
} from '../../../memoir/air/new-flight-plan/forecast.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { View } from '../../../memoir/index.ts';
import { opponent } from '../../../memoir/side.ts';
import { ChanceBar, Chances, DicePool } from '../../table/hover/ForecastTable.tsx';
import { cardName } from '../../text/cards.ts';
import { diceText, lineTexts, strikeText, type LineText } from '../../text/forecast.ts';
import { t } from '../../text/i18n.ts';
import { unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { Title } from '../NoteParts.tsx';
import { ownAircraft } from '../told/names.ts';
import { targetName } from './FlightPanel.tsx';

type LineKind = FireForecast['lines'][number]['kind'] | RunTarget['lines'][number]['kind'] | 'value';

/** The air card on the table of the side that acts, by its title. */
function airCardTitle(view: View): string {
  const air = flightPlanView(view.air);
  const card = air?.turn.played[view.turn.side] ?? -1;
  return air?.deck.cards[card]?.title ?? t('flight:fire.airCard');
}

function reasonOf(view: View, kind: LineKind): string {
  switch (kind) {
    case 'card':
      return view.turn.card === NO_CARD ? t('flight:fire.card') : cardName(view.turn.card);
    case 'drill':
    case 'observer':
    case 'airCard':
      return airCardTitle(view);
    case 'closeAssault':
    case 'gun':
    case 'wittmann':
    case 'boat':
    case 'ownTerrain':
    case 'clearedWire':
    case 'marker':
    case 'finestHour':
    case 'value':
      return t(`flight:fire.${kind}`);
    default:
      return '';
  }
}

function airLineTexts(view: View, lines: readonly { readonly kind: LineKind; readonly dice: number }[]): LineText[] {
  return lines.map(({ kind, dice }, at) => ({
    reason: reasonOf(view, kind),
    dice: at === 0 ? diceText(dice) : t(dice < 0 ? 'hover:less' : 'hover:more', { number: Math.abs(dice) }),
  }));
}

function AircraftChances({ odds, landed }: { readonly odds: AircraftOdds; readonly landed: boolean }) {
  return (
    <div className="note-chances">
      <ul>
        {landed ? null : <ChanceBar name="hit" text={t('flight:chance.hit')} chance={odds.hit} />}
        <ChanceBar
          name="kill"
          text={t(landed ? 'flight:chance.destroyed' : 'flight:chance.shotDown')}
          chance={odds.shotDown}
        />
        {odds.drivenOff > 0 ? (
          <ChanceBar name="retreat" text={t('flight:chance.drivenOff')} chance={odds.drivenOff} />
        ) : null}
      </ul>
    </div>
  );
}

/** How a hit on a flying aircraft is settled. */
function Confirmation() {
  return <p className="note-faint">{t('flight:panel.confirmed')}</p>;
}

export function FireNote({
  view,
  unit,
  fire,
}: {
  readonly view: View;
  readonly unit: number;
  readonly fire: FireForecast;
}) {
  const { side } = view.units[unit];
  const lines = fire.landed ? lineTexts(fire.lines as readonly DiceLine[]) : airLineTexts(view, fire.lines);
  return (
    <>
      <Title side={side} from={capital(unitOn(view, unit))} to={capital(ownAircraft(view, opponent(side)))} />
      <div className="note-columns">
        <DicePool lines={lines} dice={fire.dice} hitting={fire.hitting} />
        <AircraftChances odds={fire.odds} landed={fire.landed} />
      </div>
      {fire.landed ? null : <Confirmation />}
    </>
  );
}

export function RunNote({ view, target }: { readonly view: View; readonly target: RunTarget }) {
  const { side } = view.turn;
  return (
    <>
      <Title side={side} from={capital(ownAircraft(view, side))} to={capital(targetName(view, target))} />
      <div className="note-columns">
        <DicePool lines={airLineTexts(view, target.lines)} dice={target.dice} hitting={target.hitting} />
        {target.odds === null ? null : <Chances odds={target.odds} />}
        {target.aircraftOdds === null ? null : <AircraftChances odds={target.aircraftOdds} landed />}
      </div>
      {target.flagsForced ? <p className="note-strong">{t('flight:run.flagsForced')}</p> : null}
    </>
  );
}

interface StrikeNoteProps {
  readonly view: View;
  readonly dice: number;
  readonly odds: AircraftOdds;
}

/** Barrage on an aircraft on the ground. */
export function StrikeNote({ view, dice, odds }: StrikeNoteProps) {
  const lines = [{ reason: strikeText('barrage'), dice: diceText(dice) }];
  return (
    <>
      <Title side={view.side} from={strikeText('barrage')} to={capital(ownAircraft(view, opponent(view.side)))} />
      <div className="note-columns">
        <DicePool lines={lines} dice={dice} hitting={['grenade', 'flag']} />
        <AircraftChances odds={odds} landed />
      </div>
    </>
  );
}

export function DogfightNote({ view, dogfight }: { readonly view: View; readonly dogfight: DogfightForecast }) {
  const { side } = dogfight;
  return (
    <>
      <Title side={side} from={capital(ownAircraft(view, side))} to={capital(ownAircraft(view, opponent(side)))} />
      <div className="note-columns">
        <DicePool lines={airLineTexts(view, dogfight.lines)} dice={dogfight.dice} hitting={['grenade']} />
        <AircraftChances odds={dogfight.odds} landed={false} />
      </div>
      <Confirmation />
    </>
  );
}

export function BombingNote({ bombing }: { readonly bombing: BombingForecast }) {
  return (
    <>
      <h3>{t('flight:note.strategicTitle')}</h3>
      <div className="note-columns">
        <DicePool lines={[]} dice={1} hitting={['grenade']} />
        <div className="note-chances">
          <ul>
            <ChanceBar name="hit" text={t('flight:chance.taken')} chance={bombing.chance} />
          </ul>
        </div>
      </div>
    </>
  );
}
