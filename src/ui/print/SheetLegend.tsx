import type { MapPicture } from '../../workshop/picture.ts';
import { featuresOn } from '../briefing/features.ts';
import { GroundSample } from '../briefing/GroundSample.tsx';
import { t } from '../text/i18n.ts';
import { capital } from '../text/sides.ts';
import { terrainName } from '../text/terrain.ts';

const MINES = [{ id: 'minefield' }] as const;

/** What the ground on this map is called and what it does. */
export function SheetLegend({ picture }: { readonly picture: MapPicture }) {
  const features = featuresOn(picture.mines.size === 0 ? picture.pieces : [...picture.pieces, MINES]);
  if (features.length === 0) return null;
  return (
    <section className="print-legend">
      <h3>{t('sheet:legend')}</h3>
      <ul>
        {features.map((feature) => (
          <li key={feature.id}>
            <GroundSample feature={feature} face={picture.face} />
            <p>
              <b>{capital(terrainName(feature.id))}</b> <span>{feature.line}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
