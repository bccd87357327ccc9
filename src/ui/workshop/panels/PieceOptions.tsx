import type { MaybeSide, Side } from '../../../memoir/side.ts';
import { OWNED, RECOVERY } from '../../../scenarios/piece-text.ts';
import { setOwner, setRecovery } from '../../../store/palette.ts';
import type { Tool } from '../../../workshop/tool.ts';
import { t } from '../../text/i18n.ts';
import { Segments } from './fields.tsx';
import { SideChoice } from './SideChoice.tsx';

const RECOVERIES = ['usual', 'on', 'off'] as const;

export interface OwnerChoiceProps {
  readonly owner: Side | null;
  onOwner(this: void, owner: Side | null): void;
}

export function OwnerChoice({ owner, onOwner }: OwnerChoiceProps) {
  return (
    <SideChoice<MaybeSide>
      title={t('workshop:piece.owner')}
      chosen={owner ?? -1}
      neither={t('workshop:piece.noOwner')}
      onChoose={(side) => onOwner(side === -1 ? null : side)}
    />
  );
}

export interface RecoveryChoiceProps {
  readonly recovery: boolean | null;
  onRecovery(this: void, recovery: boolean | null): void;
}

export function RecoveryChoice({ recovery, onRecovery }: RecoveryChoiceProps) {
  return (
    <Segments
      title={t('workshop:piece.recovery')}
      values={RECOVERIES}
      chosen={recovery === null ? 'usual' : recovery ? 'on' : 'off'}
      nameOf={(value) => t(`workshop:recovery.${value}`)}
      onChoose={(value) => onRecovery(value === 'usual' ? null : value === 'on')}
    />
  );
}

/** The owner and the recovery of the piece in hand, if it can have them. */
export function PieceOptions({ tool }: { readonly tool: Tool }) {
  if (tool.kind !== 'piece') return null;
  return (
    <>
      {OWNED.includes(tool.id) ? <OwnerChoice owner={tool.owner} onOwner={setOwner} /> : null}
      {RECOVERY.includes(tool.id) ? <RecoveryChoice recovery={tool.recovery} onRecovery={setRecovery} /> : null}
    </>
  );
}
