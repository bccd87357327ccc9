import { DIRECTIONS } from '../../../hex/board.ts';
import { t } from '../../text/i18n.ts';

const ALL_LINKS = 63;

export interface LinkTogglesProps {
  /** What runs there, for the ear. */
  readonly name: string;
  /** Bits by direction; without it: everywhere. */
  readonly links: number | undefined;
  /** A line runs to one side at least; a bridge may be without a direction. */
  readonly needsOne: boolean;
  onLinks(this: void, links: number | undefined): void;
}

/** Around a small hex: the sides to which a piece runs. */
export function LinkToggles({ name, links, needsOne, onLinks }: LinkTogglesProps) {
  const shown = links ?? (needsOne ? ALL_LINKS : 0);
  const toggle = (bit: number) => {
    const next = shown ^ bit;
    if (next === 0) {
      if (!needsOne) onLinks(undefined);
    } else onLinks(next === ALL_LINKS && needsOne ? undefined : next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a frame
    <div className="link-toggles" role="group" aria-label={t('workshop:piece.links', { name })}>
      {DIRECTIONS.map((direction, at) => {
        const bit = 1 << at;
        const isOn = (shown & bit) !== 0;
        return (
          <button
            key={direction}
            type="button"
            data-direction={direction}
            aria-pressed={isOn}
            aria-label={t(`workshop:direction.${direction}`)}
            title={t(`workshop:direction.${direction}`)}
            aria-disabled={needsOne && shown === bit}
            onClick={() => toggle(bit)}
          />
        );
      })}
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {DIRECTIONS.map((direction, at) => {
          const angle = (at * Math.PI) / 3;
          const [x, y] = [38 * Math.cos(angle), -38 * Math.sin(angle)];
          return (shown & (1 << at)) === 0 ? null : <path key={direction} d={`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`} />;
        })}
      </svg>
    </div>
  );
}
