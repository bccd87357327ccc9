import { writeRoute } from '../route.ts';
import { useShortcuts } from '../table/use-shortcuts.ts';
import { t } from '../text/i18n.ts';
import { showRules } from './show-rules.ts';
import './show-me.css';

/** Opens the rules of what is looked at. */
const KEY = 'i';

export interface ShowMeProps {
  /** What to look up, as in the address of the rules. */
  readonly address: string;
  /** The key works while something is looked at; the link is for those who stay. */
  readonly isShown?: boolean;
  /** The pointer came to the link, or left it. */
  onHold?(this: void, isHeld: boolean): void;
}

/** In a note: from what it is about to the rules, and from there to the lessons. The keyboard has a key for it. */
export function ShowMe({ address, isShown = true, onHold }: ShowMeProps) {
  useShortcuts({ [KEY]: () => showRules(address) }, true);
  if (!isShown) return null;
  return (
    <p className="show-row">
      <a
        className="show-me"
        href={writeRoute({ screen: 'rules', rule: address })}
        tabIndex={-1}
        onPointerEnter={() => onHold?.(true)}
        onPointerLeave={() => onHold?.(false)}
        onClick={(event) => event.stopPropagation()}
      >
        {t('reference:show')} <kbd aria-hidden="true">{KEY}</kbd>
      </a>
    </p>
  );
}

/** The same for a page or a sheet that is read. */
export function RulesLink({ address }: Pick<ShowMeProps, 'address'>) {
  return (
    <a className="show-me" href={writeRoute({ screen: 'rules', rule: address })}>
      {t('reference:show')}
    </a>
  );
}
