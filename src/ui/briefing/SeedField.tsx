import { useId } from 'react';
import { newSeed } from '../start/seed.ts';
import { t } from '../text/i18n.ts';

interface SeedFieldProps {
  readonly seed: string;
  onChange(this: void, seed: string): void;
}

export function SeedField({ seed, onChange }: SeedFieldProps) {
  const id = useId();
  return (
    <details className="seed-field">
      <summary>
        {t('briefing:advanced')} <code>{seed}</code>
      </summary>
      <div className="seed-row">
        <label htmlFor={id}>{t('briefing:seed')}</label>
        <input
          type="text"
          id={id}
          value={seed}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" onClick={() => onChange(newSeed())}>
          {t('briefing:newSeed')}
        </button>
      </div>
      <p id={`${id}-hint`} className="faint">
        {t('briefing:seedHint')}
      </p>
    </details>
  );
}
