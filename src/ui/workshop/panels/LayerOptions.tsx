import { LONGEST_PLACE, MOST_MEDALS } from '../../../scenarios/limits.ts';
import { takeTool } from '../../../store/drawing-table.ts';
import { setTool, type Palette } from '../../../store/palette.ts';
import type { Plan } from '../../../workshop/plan.ts';
import type { Layer } from '../../../workshop/tool.ts';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { NumberField, TextField } from './fields.tsx';
import { anyText } from './readers.ts';
import { UnitFields } from './UnitFields.tsx';

/** Their few tiles come first; the others need a side or a name before anything is placed. */
const BELOW: readonly Layer[] = ['mines', 'objectives'];

/** The settings stand below the tiles. */
export function hasOptionsBelow(layer: Layer): boolean {
  return BELOW.includes(layer);
}

export interface LayerOptionsProps {
  readonly plan: Plan;
  readonly layer: Layer;
  readonly palette: Palette;
}

/** What goes for the next pieces of a palette. Whoever sets one of the few that are alone in theirs wants to use it. */
export function LayerOptions({ plan, layer, palette }: LayerOptionsProps) {
  const { last } = palette;
  switch (layer) {
    case 'units':
      return (
        <div className="layer-options">
          <UnitFields
            plan={plan}
            unit={last.unit.unit}
            isShort
            onChange={(change) => setTool({ kind: 'unit', unit: { ...last.unit.unit, ...change } })}
          />
        </div>
      );
    case 'mines':
      return (
        <div className="layer-options">
          <Switch
            label={t('workshop:palette.decoy')}
            hint={t('workshop:palette.decoyHint')}
            isOn={last.mine.mine.decoy}
            onSwitch={(decoy) => takeTool({ kind: 'mine', mine: { ...last.mine.mine, decoy } })}
          />
        </div>
      );
    case 'objectives':
      return (
        <div className="layer-options">
          <NumberField
            label={t('workshop:objective.medals')}
            value={last.objective.medals}
            least={1}
            most={MOST_MEDALS}
            onValue={(medals) => takeTool({ ...last.objective, medals })}
          />
          <Switch
            label={t('workshop:palette.group')}
            hint={t('workshop:palette.groupHint')}
            isOn={last.objective.isGroup}
            onSwitch={(isGroup) => takeTool({ ...last.objective, isGroup })}
          />
        </div>
      );
    case 'names':
      return (
        <div className="layer-options">
          <TextField
            label={t('workshop:palette.placeName')}
            value={last.name.text}
            length={LONGEST_PLACE}
            read={anyText}
            onValue={(text) => takeTool({ kind: 'name', text })}
          />
        </div>
      );
    default:
      return null;
  }
}
