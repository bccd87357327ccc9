import { useEffect, useState } from 'react';
import { isOnBoard } from '../../memoir/units/unit.ts';
import type { Fault, Read } from '../../scenarios/fault.ts';
import { openReplay, type OpenedReplay } from '../../scenarios/replay-file.ts';
import { decodeLink } from '../../store/link.ts';
import { damaged } from '../../store/link-text.ts';
import type { MemoirMatch } from '../../store/memoir.ts';
import { summaryOf } from '../../store/slot.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { battleOf, type Battle } from '../start/battle.ts';
import { battlePicture } from '../start/battle-picture.ts';
import { BattleMap } from '../start/BattleMap.tsx';
import { t } from '../text/i18n.ts';
import { useTop } from '../use-top.ts';
import './link.css';

type Found =
  | { readonly kind: 'reading' }
  | { readonly kind: 'game'; readonly game: OpenedReplay; readonly battlefield: Battle }
  | { readonly kind: 'broken'; readonly faults: readonly Fault[] };

async function gameOf(text: string): Promise<Read<OpenedReplay>> {
  const file = await decodeLink(text);
  return file.ok ? openReplay(file.value) : file;
}

async function gameInLink(text: string): Promise<Found> {
  const game = await gameOf(text).catch(damaged);
  if (!game.ok) return { kind: 'broken', faults: game.error };
  return { kind: 'game', game: game.value, battlefield: battlefieldOf(game.value) };
}

/** The battlefield as the game has left it. */
function battlefieldOf({ file: { scenario: file }, last }: OpenedReplay): Battle {
  const battle = battleOf({ id: file.name, file });
  return {
    ...battle,
    scenario: { ...battle.scenario, ground: last.ground },
    units: last.units.filter(isOnBoard),
  };
}

export interface LinkScreenProps {
  readonly text: string;
  /** The game that is on the table now. */
  readonly match: MemoirMatch | null;
  onOpen(this: void, game: OpenedReplay): void;
  onLeave(this: void): void;
}

/** A game or a position that came as a link: what it is, before it takes the place of anything. */
export function LinkScreen({ text, match, onOpen, onLeave }: LinkScreenProps) {
  useTop();
  const [found, setFound] = useState<Found>({ kind: 'reading' });
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const result = await gameInLink(text);
      if (isHere) setFound(result);
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [text]);
  if (found.kind === 'reading') return <p className="loading">{t('page:loading')}</p>;
  const isPlaying = match !== null && match.steps.length > 0 && match.state.outcome === null;
  return (
    <main className="link-screen paper">
      {found.kind === 'game' ? (
        <LinkedGame game={found.game} battlefield={found.battlefield} isPlaying={isPlaying} />
      ) : (
        <div role="alert">
          <h1>{t('page:brokenLink')}</h1>
          <FaultList faults={found.faults} />
          <p>{t('page:untouched')}</p>
        </div>
      )}
      <div className="buttons">
        {found.kind === 'game' ? (
          <button type="button" className="main" onClick={() => onOpen(found.game)}>
            {t('page:linkOpen')}
          </button>
        ) : null}
        <button type="button" onClick={onLeave}>
          {t('page:toStart')}
        </button>
      </div>
    </main>
  );
}

interface LinkedGameProps {
  readonly game: OpenedReplay;
  readonly battlefield: Battle;
  readonly isPlaying: boolean;
}

function LinkedGame({ game, battlefield, isPlaying }: LinkedGameProps) {
  const { battle, turn, medals, players } = summaryOf(game);
  return (
    <>
      <div className="link-map">
        <BattleMap picture={battlePicture(battlefield)} size="small" />
      </div>
      <h1>{t('page:linkTitle')}</h1>
      <p className="link-battle">{battle}</p>
      <p>{t('page:linkState', { turn, allies: medals.allies, axis: medals.axis })}</p>
      {players.allies === '' && players.axis === '' ? null : <p>{t('page:linkPlayers', players)}</p>}
      {isPlaying ? <p>{t('page:linkKeeps')}</p> : null}
    </>
  );
}
