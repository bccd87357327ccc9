import { useId, useState } from 'react';
import { AIR_RULES_NAMES, type AirRulesName } from '../../memoir/air/hooks.ts';
import { SCENARIOS } from '../../scenarios/library.ts';
import { Modal } from '../Modal.tsx';
import { t } from '../text/i18n.ts';
import './dialogs.css';

export interface BattleDialogProps {
  /** There is no other sandbox that gives way. */
  readonly isFirst?: boolean;
  onClose(this: void): void;
}

/** Any battle that comes with the game, as it begins. */
export function BattleDialog({ isFirst = false, onClose }: BattleDialogProps) {
  const id = useId();
  const [battle, setBattle] = useState(SCENARIOS[0].id);
  const [airRules, setAirRules] = useState<AirRulesName>('none');
  const [isFailed, setFailed] = useState(false);
  const begin = async () => {
    const file = SCENARIOS.find((one) => one.id === battle)?.file;
    if (file === undefined) return;
    const { openBattleInSandbox } = await import('./open.ts');
    const isThere = await openBattleInSandbox(file, { airRules });
    if (isThere) onClose();
    else setFailed(true);
  };
  return (
    <Modal title={t('sandbox:begin.title')} className="battle-dialog" onClose={onClose}>
      <p>{t('sandbox:begin.text')}</p>
      <form
        className="battle-form"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <label htmlFor={`${id}-battle`}>{t('sandbox:begin.battle')}</label>
        <select id={`${id}-battle`} value={battle} onChange={(event) => setBattle(event.currentTarget.value)}>
          {SCENARIOS.map((one) => (
            <option key={one.id} value={one.id}>
              {one.file.name}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-air`}>{t('sandbox:begin.air')}</label>
        <select
          id={`${id}-air`}
          value={airRules}
          onChange={({ currentTarget }) =>
            setAirRules(AIR_RULES_NAMES.find((name) => name === currentTarget.value) ?? 'none')
          }
        >
          {AIR_RULES_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`library:airRules.${name}`)}
            </option>
          ))}
        </select>
        <button type="submit" className="main" data-begin>
          {t('sandbox:begin.go')}
        </button>
      </form>
      {isFirst ? null : <p className="faint">{t('sandbox:begin.kept')}</p>}
      {isFailed ? <p role="alert">{t('sandbox:notFetched')}</p> : null}
    </Modal>
  );
}
