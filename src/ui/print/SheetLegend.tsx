import type { MapPicture } from '../../workshop/picture.ts';
import { featuresOn } from '../briefing/features.ts';
import { HEX_POINTS } from '../board/geometry.ts';
import { GroundDrawing } from '../table/terrain/GroundDrawing.tsx';
import { t } from '../text/i18n.ts';
import { capital } from '../text/sides.ts';
import { terrainName } from '../text/terrain.ts';

const HEX_BOX = '-52 -52 104 104';

/** What the ground on this map is called and what it does. */
export function SheetLegend({ picture }: { readonly picture: MapPicture }) {
  const features = featuresOn(picture.pieces);
  if (features.length === 0) return null;
  return (
    <section className="print-legend">
      <h3>{t('sheet:legend')}</h3>
      <ul>
        {features.map(({ id, pieces, line }) => (
          <li key={id}>
            <svg viewBox={HEX_BOX} aria-hidden="true">
              <GroundDrawing pieces={pieces} face={picture.face} mine={null} objective={null} exit={null} />
              <polygon className="print-hex" points={HEX_POINTS} />
            </svg>
            <p>
              <b>{capital(terrainName(id))}</b> <span>{line}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
