import type { MaybeSide, Side } from '../../../memoir/side.ts';
import { OWNED, RECOVERY } from '../../../scenarios/piece-text.ts';
import { setOwner, setRecovery } from '../../../store/palette.ts';
import type { Tool } from '../../../workshop/tool.ts';
import { Segments } from '../../settings/Segments.tsx';
import { t } from '../../text/i18n.ts';
import { Select } from './fields.tsx';
import { SideChoice } from './SideChoice.tsx';

const RECOVERIES = ['usual', 'on', 'off'] as const;
type Recovery = (typeof RECOVERIES)[number];

function recoveryName(recovery: boolean | null): Recovery {
  if (recovery === null) return 'usual';
  return recovery ? 'on' : 'off';
}

function recoveryOf(name: Recovery): boolean | null {
  return name === 'usual' ? null : name === 'on';
}

export interface OwnerChoiceProps {
  readonly owner: Side | null;
  /** The title is said, not shown. */
  readonly isPlain?: boolean;
  onOwner(this: void, owner: Side | null): void;
}

export function OwnerChoice({ owner, isPlain = false, onOwner }: OwnerChoiceProps) {
  return (
    <SideChoice<MaybeSide>
      title={t('workshop:piece.owner')}
      isPlain={isPlain}
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
      chosen={recoveryName(recovery)}
      nameOf={(name) => t(`workshop:recovery.${name}`)}
      onChoose={(name) => onRecovery(recoveryOf(name))}
    />
  );
}

/** The owner and the recovery of the piece in hand, if it can have them; small, for the box that never grows. */
export function PieceOptions({ tool }: { readonly tool: Tool }) {
  if (tool.kind !== 'piece') return null;
  return (
    <>
      {RECOVERY.includes(tool.id) ? (
        <Select
          label={t('workshop:piece.recovery')}
          isPlain
          values={RECOVERIES}
          chosen={recoveryName(tool.recovery)}
          nameOf={(name) => t(`workshop:recovery.${name}`)}
          onChoose={(name) => setRecovery(recoveryOf(name))}
        />
      ) : null}
      {OWNED.includes(tool.id) ? <OwnerChoice owner={tool.owner} isPlain onOwner={setOwner} /> : null}
    </>
  );
}
