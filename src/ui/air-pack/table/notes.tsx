// Notes about dice of planes, in the manner of those about battles on the ground.
import type { AirfieldForecast, DiveForecast, StrafeTarget } from '../../../memoir/air/air-pack/forecast.ts';
import type { Hex } from '../../../hex/board.ts';
import type { Strike } from '../../../memoir/battle/strike.ts';
import { opponent } from '../../../memoir/side.ts';
import { NO_UNIT } from '../../../memoir/state.ts';
import type { View } from '../../../memoir/index.ts';
import { Title } from '../../air/NoteParts.tsx';
import { ChanceBar, Chances, DicePool } from '../../table/hover/ForecastTable.tsx';
import { diceText, lineTexts, strikeText } from '../../text/forecast.ts';
import { t } from '../../text/i18n.ts';
import { unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { ownPlane, planesOnGround } from '../told/names.ts';

function Destroyed({ chance }: { readonly chance: number }) {
  return (
    <div className="note-chances">
      <ul>
        <ChanceBar name="kill" text={t('airPack:chance.destroyed')} chance={chance} />
      </ul>
    </div>
  );
}

export function targetName(view: View, { unit, hex }: Pick<StrafeTarget, 'unit' | 'hex'>): string {
  return unit === NO_UNIT ? planesOnGround(view, opponent(view.side), hex) : unitOn(view, unit);
}

export function StrafeNote({ view, target }: { readonly view: View; readonly target: StrafeTarget }) {
  const lines = [{ reason: t('airPack:chance.strafing'), dice: diceText(1) }];
  return (
    <>
      <Title side={view.side} from={capital(ownPlane(view))} to={capital(targetName(view, target))} />
      <div className="note-columns">
        <DicePool lines={lines} dice={1} hitting={target.hitting} />
        {target.odds === null ? <Destroyed chance={target.hit} /> : <Chances odds={target.odds} />}
      </div>
      {target.odds === null ? null : <p className="note-strong">{t('airPack:chance.flagsForced')}</p>}
    </>
  );
}

export function DiveNote({ view, dive }: { readonly view: View; readonly dive: DiveForecast }) {
  const lines = [{ reason: t('airPack:chance.dive'), dice: diceText(dive.dice) }];
  return (
    <>
      <Title side={view.side} from={capital(ownPlane(view))} to={capital(unitOn(view, dive.unit))} />
      <div className="note-columns">
        <DicePool lines={lines} dice={dive.dice} hitting={dive.hitting} />
        <div className="note-chances">
          <ul>
            <ChanceBar name="kill" text={t('airPack:chance.unitDestroyed')} chance={dive.kill} />
            <ChanceBar name="retreat" text={t('airPack:chance.planeMedal')} chance={dive.medal} />
          </ul>
        </div>
      </div>
      <p className="note-strong">{t('airPack:chance.planeGone')}</p>
    </>
  );
}

interface AirfieldNoteProps {
  readonly view: View;
  readonly unit: number;
  readonly attack: AirfieldForecast;
}

export function AirfieldNote({ view, unit, attack }: AirfieldNoteProps) {
  const { side } = view.units[unit];
  return (
    <>
      <Title
        side={side}
        from={capital(unitOn(view, unit))}
        to={capital(planesOnGround(view, opponent(side), attack.to))}
      />
      <div className="note-columns">
        <DicePool lines={lineTexts(attack.lines)} dice={attack.dice} hitting={attack.hitting} />
        <Destroyed chance={attack.hit} />
      </div>
      <p className="note-faint">{t('airPack:chance.oneMedal')}</p>
    </>
  );
}

interface StrikeNoteProps {
  readonly view: View;
  readonly hex: Hex;
  readonly strike: Strike;
  readonly dice: number;
}

/** Barrage, or Air Power as printed, on planes on the ground. */
export function StrikeNote({ view, hex, strike, dice }: StrikeNoteProps) {
  const lines = [{ reason: strikeText(strike), dice: diceText(dice) }];
  return (
    <>
      <Title side={view.side} from={strikeText(strike)} to={capital(planesOnGround(view, opponent(view.side), hex))} />
      <div className="note-columns">
        <DicePool lines={lines} dice={dice} hitting={['grenade']} />
        <Destroyed chance={1 - (5 / 6) ** dice} />
      </div>
    </>
  );
}
