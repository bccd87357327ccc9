import { useEffect, useRef, useState } from 'react';
import { pictureOf } from '../../workshop/picture.ts';
import type { Plan } from '../../workshop/plan.ts';
import { mapPng } from '../print/map-png.ts';
import { downloadBlob } from '../saves/files.ts';
import { BattleMap } from '../start/BattleMap.tsx';
import { t } from '../text/i18n.ts';
import '../print/sheet-page.css';

const SCALE = 2;

/** Once all of the map is drawn; aircraft are fetched first. */
async function drawn(place: HTMLElement, hasAircraft: boolean): Promise<SVGSVGElement> {
  if (hasAircraft) await import('../air/MapAircraft.tsx');
  return new Promise((resolve, reject) => {
    const look = (framesLeft: number): void => {
      const map = place.querySelector<SVGSVGElement>('.battle-map:has(.ground)');
      if (!place.isConnected) reject(new Error('nobody waits for the picture'));
      else if (map !== null && framesLeft <= 0) resolve(map);
      else requestAnimationFrame(() => look(map === null ? framesLeft : framesLeft - 1));
    };
    look(3);
  });
}

interface PictureButtonProps {
  readonly plan: Plan;
  /** What the file is called. */
  readonly name: string;
  /** False: the browser could not draw it. */
  onSaved(this: void, isSaved: boolean): void;
}

/** Saves the map as a picture: it is drawn beside the screen, in the colours of the sheet. */
export function PictureButton({ plan, name, onSaved }: PictureButtonProps) {
  const [isDrawing, setDrawing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hasAircraft = plan.aircraft.some((aircraft) => aircraft !== null) || Object.keys(plan.bases).length > 0;
  const done = useRef(onSaved);
  useEffect(() => {
    done.current = onSaved;
  });
  useEffect(() => {
    if (!isDrawing || place.current === null) return undefined;
    let isHere = true;
    const save = async (from: HTMLElement) => {
      try {
        const png = await mapPng(await drawn(from, hasAircraft), SCALE);
        if (!isHere) return;
        downloadBlob(name, png);
        done.current(true);
      } catch {
        if (isHere) done.current(false);
      }
      setDrawing(false);
    };
    void save(place.current);
    return () => {
      isHere = false;
    };
  }, [isDrawing, name, hasAircraft]);
  return (
    <>
      <button type="button" disabled={isDrawing} onClick={() => setDrawing(true)}>
        {t('library:sharing.picture')}
      </button>
      {isDrawing ? (
        <div ref={place} className="print-page print-map share-drawing" aria-hidden="true">
          <BattleMap picture={pictureOf(plan)} size="large" />
        </div>
      ) : null}
    </>
  );
}
