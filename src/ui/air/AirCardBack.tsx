import { t } from '../text/i18n.ts';
import { Cloud } from './Cloud.tsx';
import { TypeSymbol } from './TypeSymbol.tsx';
import './air-cards.css';

/** A card of a hidden hand; all of them look alike. */
export function AirCardBack() {
  return (
    <div className="air-card-back">
      <span className="unseen">{t('air:cardBack')}</span>
      <Cloud />
      <TypeSymbol type="fighter" />
    </div>
  );
}
