import { useId, type ReactNode } from 'react';
import { DECK_NAMES } from '../../../memoir/cards/decks.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { Segments } from '../../settings/Segments.tsx';
import { t } from '../../text/i18n.ts';
import { AboutFields, BoardFields } from './AboutFields.tsx';
import { AirPackFields } from './AirPackFields.tsx';
import { AirRulesFields } from './AirRulesFields.tsx';
import { set } from './edit.ts';
import { FlightPlanFields } from './FlightPlanFields.tsx';
import { MapActions } from './MapActions.tsx';
import { ScrollRow } from './ScrollRow.tsx';
import { SideFields } from './SideFields.tsx';
import { SpecialFields } from './SpecialFields.tsx';
import { TextFields } from './TextFields.tsx';
import { VictoryFields } from './VictoryFields.tsx';
import './fields.css';
import './inspector.css';
import './form.css';

const SIGHTS = ['classic', 'heights'] as const;
const BY_BOARD = 'board';

function OptionFields({ plan }: { readonly plan: Plan }) {
  const { deck, hillSight } = plan.options;
  return (
    <>
      <div className="form-rule">
        <Segments
          title={t('workshop:form.deck')}
          values={[BY_BOARD, ...DECK_NAMES]}
          chosen={deck ?? BY_BOARD}
          nameOf={(name) => t(`workshop:deck.${name}`)}
          onChoose={(name) =>
            set('deck', (draft) => {
              if (name === BY_BOARD) delete draft.options.deck;
              else draft.options.deck = name;
            })
          }
        />
        <p className="faint">{t('workshop:form.deckHint')}</p>
      </div>
      <div className="form-rule">
        <Segments
          title={t('workshop:form.hillSight')}
          values={SIGHTS}
          chosen={hillSight ?? 'classic'}
          nameOf={(name) => t(`workshop:sight.${name}`)}
          onChoose={(name) =>
            set('hillSight', (draft) => {
              if (name === 'classic') delete draft.options.hillSight;
              else draft.options.hillSight = name;
            })
          }
        />
        <p className="faint">{t(`workshop:sightSays.${hillSight ?? 'classic'}`)}</p>
      </div>
    </>
  );
}

/** What came with an imported file and is not played. */
function Remarks({ plan }: { readonly plan: Plan }) {
  return (
    <ul className="form-remarks">
      {(plan.kept?.remarks ?? []).map(({ path, what, instead }) => (
        <li key={`${path} ${what}`}>
          <b>{what}</b> {instead}
        </li>
      ))}
    </ul>
  );
}

const SECTIONS = [
  'about',
  'board',
  'sides',
  'victory',
  'special',
  'options',
  'air',
  'flightPlan',
  'airPack',
  'text',
  'map',
  'remarks',
] as const;
type SectionId = (typeof SECTIONS)[number];

function contentOf(section: SectionId, plan: Plan): ReactNode {
  switch (section) {
    case 'about':
      return <AboutFields plan={plan} />;
    case 'board':
      return <BoardFields plan={plan} />;
    case 'sides':
      return <SideFields plan={plan} />;
    case 'victory':
      return <VictoryFields plan={plan} />;
    case 'special':
      return <SpecialFields plan={plan} />;
    case 'options':
      return <OptionFields plan={plan} />;
    case 'air':
      return <AirRulesFields plan={plan} />;
    case 'flightPlan':
      return <FlightPlanFields plan={plan} />;
    case 'airPack':
      return <AirPackFields plan={plan} />;
    case 'text':
      return <TextFields plan={plan} />;
    case 'map':
      return <MapActions />;
    default:
      return <Remarks plan={plan} />;
  }
}

/** The scenario as a whole, everything but what is drawn. */
export function ScenarioForm({ plan }: { readonly plan: Plan }) {
  const id = useId();
  const hasRemarks = (plan.kept?.remarks ?? []).length > 0;
  const sections = SECTIONS.filter((section) => section !== 'remarks' || hasRemarks);
  const jump = (section: SectionId) => {
    const heading = document.getElementById(`${id}-${section}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className="scenario-form">
      <ScrollRow className="form-jump-row">
        <nav className="form-jumps" aria-label={t('workshop:form.jumps')}>
          {sections.map((section) => (
            <button key={section} type="button" onClick={() => jump(section)}>
              {t(`workshop:form.short.${section}`)}
            </button>
          ))}
        </nav>
      </ScrollRow>
      {sections.map((section) => (
        <section key={section} className="form-section" aria-labelledby={`${id}-${section}`}>
          <h2 id={`${id}-${section}`} tabIndex={-1}>
            {t(`workshop:form.section.${section}`)}
          </h2>
          {contentOf(section, plan)}
        </section>
      ))}
    </div>
  );
}
