import { Suspense, useState } from 'react';
import { planFile } from '../../../workshop/plan-file.ts';
import { scenarioOf } from '../../../scenarios/read-scenario.ts';
import type { ScenarioFile } from '../../../scenarios/scenario-schema.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { BriefingDialog } from '../../later.ts';
import { FaultList } from '../../saves/FaultList.tsx';
import type { Fault } from '../../../scenarios/fault.ts';
import { LONGEST_TEXT } from '../../../scenarios/limits.ts';
import { t } from '../../text/i18n.ts';
import { set } from './edit.ts';
import { TextField } from './fields.tsx';
import { anyText } from './readers.ts';

const TEXTS = ['briefing', 'background', 'allies', 'axis', 'victory', 'rules'] as const;
const ROWS = 4;

type Shown = { readonly file: ScenarioFile } | { readonly faults: readonly Fault[] };

/** The briefing as the players will read it, or why it cannot be read yet. */
function Preview({ plan }: { readonly plan: Plan }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const open = () => {
    const file = planFile(plan);
    const read = scenarioOf(file);
    setShown(read.ok ? { file } : { faults: read.error });
  };
  return (
    <div className="form-rule">
      <button type="button" onClick={open}>
        {t('workshop:form.preview')}
      </button>
      {shown !== null && 'faults' in shown ? (
        <div className="form-warning" role="alert">
          <p>{t('workshop:form.noPreview')}</p>
          <FaultList faults={shown.faults} />
        </div>
      ) : null}
      {shown !== null && 'file' in shown ? (
        <Suspense fallback={<p>{t('page:loading')}</p>}>
          <BriefingDialog file={shown.file} airRules={undefined} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What the players read before the battle. */
export function TextFields({ plan }: { readonly plan: Plan }) {
  return (
    <>
      {TEXTS.map((name) => (
        <div key={name} data-field={name}>
          <TextField
            label={t(`workshop:text.${name}`)}
            hint={t(`workshop:textSays.${name}`)}
            rows={ROWS}
            length={LONGEST_TEXT}
            value={plan.text[name] ?? ''}
            read={anyText}
            onValue={(text) =>
              set(
                'text',
                (draft) => {
                  if (text === '') delete draft.text[name];
                  else draft.text[name] = text;
                },
                name,
              )
            }
          />
        </div>
      ))}
      <Preview plan={plan} />
    </>
  );
}
