import type { Hex } from '../../../hex/board.ts';
import type { Side } from '../../../memoir/side.ts';
import type { Piece } from '../../../memoir/terrain/ground.ts';
import { OWNED, RECOVERY } from '../../../scenarios/piece-text.ts';
import { familyOf, isBridge } from '../../../workshop/families.ts';
import { shownPieces } from '../../../workshop/picture.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { capital } from '../../text/sides.ts';
import { openGround, terrainName } from '../../text/terrain.ts';
import { removePiece, setPiecesOn } from './edit.ts';
import { LinkToggles } from './LinkToggles.tsx';
import { OwnerChoice, RecoveryChoice } from './PieceOptions.tsx';

const NOTHING: readonly Piece[] = [];

/** A piece with other settings; one that is undefined is not there. */
function pieceWith(
  { id, links, owner, recovery }: Piece,
  change: {
    readonly links?: number | undefined;
    readonly owner?: Side | undefined;
    readonly recovery?: boolean | undefined;
  },
): Piece {
  const wanted = { links, owner, recovery, ...change };
  return {
    id,
    ...(wanted.links === undefined ? {} : { links: wanted.links }),
    ...(wanted.owner === undefined ? {} : { owner: wanted.owner }),
    ...(wanted.recovery === undefined ? {} : { recovery: wanted.recovery }),
  };
}

interface RowProps {
  readonly hex: Hex;
  readonly pieces: readonly Piece[];
  readonly at: number;
}

function PieceRow({ hex, pieces, at }: RowProps) {
  const piece = pieces[at];
  const name = capital(terrainName(piece.id));
  const isLine = familyOf(piece.id) !== null;
  const become = (thing: 'links' | 'owner' | 'recovery', next: Piece) =>
    setPiecesOn(
      hex,
      thing,
      pieces.map((one, index) => (index === at ? next : one)),
    );
  const swap = () => setPiecesOn(hex, 'order', pieces.with(at, pieces[at - 1]).with(at - 1, piece));
  return (
    <li className="inspect-piece">
      <div className="inspect-head">
        <b>{name}</b>
        {at === 0 ? null : (
          <button type="button" className="quiet" aria-label={t('workshop:piece.below', { name })} onClick={swap}>
            <svg className="lower-sign" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 13V3M4 7L8 3L12 7" />
            </svg>
          </button>
        )}
        <button
          type="button"
          className="quiet"
          aria-label={t('workshop:inspect.removeThing', { name })}
          onClick={() => removePiece(hex, pieces, at)}
        >
          {t('workshop:inspect.remove')}
        </button>
      </div>
      {isLine || isBridge(piece.id) ? (
        <div className="inspect-links">
          <LinkToggles
            name={name}
            links={piece.links}
            needsOne={isLine}
            onLinks={(links) => become('links', pieceWith(piece, { links }))}
          />
          <p className="faint">{t(isLine ? 'workshop:piece.linksHint' : 'workshop:piece.bridgeHint')}</p>
        </div>
      ) : null}
      {OWNED.includes(piece.id) ? (
        <OwnerChoice
          owner={piece.owner ?? null}
          onOwner={(owner) => become('owner', pieceWith(piece, { owner: owner ?? undefined }))}
        />
      ) : null}
      {RECOVERY.includes(piece.id) ? (
        <RecoveryChoice
          recovery={piece.recovery ?? null}
          onRecovery={(recovery) => become('recovery', pieceWith(piece, { recovery: recovery ?? undefined }))}
        />
      ) : null}
    </li>
  );
}

/** What was laid on the hex, piece by piece, the lowest first. */
export function PieceRows({ plan, hex }: { readonly plan: Plan; readonly hex: Hex }) {
  const laid = plan.pieces[hex] ?? NOTHING;
  if (laid.length === 0) {
    const shown = shownPieces(plan, hex).map(({ id }) => terrainName(id));
    return (
      <p className="faint">
        {shown.length === 0
          ? capital(openGround())
          : t('workshop:inspect.ofTheBoard', { terrain: capital(rowText(shown)) })}
      </p>
    );
  }
  return (
    <ol className="inspect-pieces">
      {laid.map((piece, at) => (
        <PieceRow key={`${piece.id} ${piece.owner ?? ''}`} hex={hex} pieces={laid} at={at} />
      ))}
    </ol>
  );
}
