import { useId } from 'react';
import type { LessonStep } from '../../lessons/lesson-schema.ts';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';

type Words = 'goal' | 'right' | 'otherwise' | 'rule';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly rows?: number;
  readonly hint?: string;
  readonly field: string;
  readonly length?: number;
  onChange(this: void, value: string): void;
}

export function DraftField({ label, value, rows = 2, hint, field, length = 600, onChange }: FieldProps) {
  const id = useId();
  const shared = { id, value, maxLength: length, 'data-field': field };
  return (
    <div className="draft-field">
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          placeholder={hint}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </div>
  );
}

function pointText(point: LessonStep['point']): string {
  const parts = [
    ...(point?.arrows?.length ? [t('sandbox:draft.pointArrows', { count: point.arrows.length })] : []),
    ...(point?.hexes?.length ? [t('sandbox:draft.pointHexes', { count: point.hexes.length })] : []),
    ...(point?.cards?.length ? [t('sandbox:draft.pointCards', { count: point.cards.length })] : []),
  ];
  return parts.length === 0 ? t('sandbox:draft.pointNone') : rowText(parts);
}

export interface DraftStepProps {
  readonly step: LessonStep;
  readonly number: number;
  readonly canJoin: boolean;
  onChange(this: void, change: Partial<LessonStep>): void;
  onJoin(this: void): void;
  onPoint(this: void): void;
}

export function DraftStep({ step, number, canJoin, onChange, onJoin, onPoint }: DraftStepProps) {
  const isShown = step.shown === true;
  const words = (field: Words, label: string, rows = 2) => (
    <DraftField
      label={label}
      value={step[field] ?? ''}
      rows={rows}
      field={field}
      length={field === 'rule' ? 24 : 600}
      {...(field === 'rule' ? { hint: t('sandbox:draft.ruleHint') } : {})}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <li className={isShown ? 'draft-step paper shown' : 'draft-step paper'} data-step={number}>
      <header>
        <h3>
          {t('sandbox:draft.step', { number })}
          {isShown ? <span className="faint">{t('sandbox:draft.shown')}</span> : null}
        </h3>
        {canJoin ? (
          <button type="button" className="quiet" data-join onClick={onJoin}>
            {t('sandbox:draft.join', { number: number - 1 })}
          </button>
        ) : null}
      </header>
      <p className="draft-does">
        <span className="faint">{t('sandbox:draft.does')}</span> <code>{step.do.join(' · ')}</code>
      </p>
      {words('goal', t(isShown ? 'sandbox:draft.goalShown' : 'sandbox:draft.goal'))}
      {words('right', t(isShown ? 'sandbox:draft.rightShown' : 'sandbox:draft.right'))}
      {isShown ? null : words('otherwise', t('sandbox:draft.wrong'))}
      <div className="draft-row">
        {words('rule', t('sandbox:draft.rule'), 1)}
        <div className="draft-field">
          <span className="draft-label">{t('sandbox:draft.point')}</span>
          <span className="draft-point">
            <span className="faint">{pointText(step.point)}</span>
            <button type="button" data-point aria-label={t('sandbox:draft.pointLabel', { number })} onClick={onPoint}>
              {t('sandbox:draft.pointOn')}
            </button>
          </span>
        </div>
      </div>
    </li>
  );
}
