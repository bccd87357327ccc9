import { useId, useRef, useState } from 'react';
import { ownScenarios } from '../../store/own-scenarios.ts';
import { workshop } from '../../store/workshop.ts';
import { planFile } from '../../workshop/plan-file.ts';
import { ShareDialog } from '../library/ShareDialog.tsx';
import type { Entry } from '../library/shelf.ts';
import { copyName } from '../library/use-library.ts';
import { goTo } from '../route.ts';
import { download } from '../saves/files.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { DrawingHelp } from './DrawingHelp.tsx';
import { leaveTo } from './leave.ts';

export interface BarMenuProps {
  readonly id: string;
  onMenu(this: void, menu: Menu): void;
}

/** The scenario as it lies on the table, for the library's dialogs. */
function entryNow(id: string): Entry | null {
  const { history } = workshop.store.getState();
  return history === null ? null : { id, origin: 'own', at: null, file: planFile(history.plan) };
}

/** A copy under a name of its own, on the table in place of this one. */
async function duplicate(id: string): Promise<void> {
  const entry = entryNow(id);
  if (entry === null) return;
  const copy = await ownScenarios.add({ ...entry.file, name: copyName(entry.file.name) }, 'own');
  if (copy.ok) goTo({ screen: 'workshop', scenario: copy.value });
}

/** What is needed less often. The browser closes it by Esc or a click elsewhere. */
export function BarMenu({ id, onMenu }: BarMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const name = useId();
  const [shared, setShared] = useState<Entry | null>(null);
  const [isHelped, setHelped] = useState(false);
  const entries: readonly (readonly [label: string, use: () => void])[] = [
    [t('workshop:bar.share'), () => setShared(entryNow(id))],
    [t('workshop:bar.sheet'), () => void leaveTo({ screen: 'sheet', scenario: id })],
    [t('workshop:bar.duplicate'), () => void duplicate(id)],
    [t('workshop:bar.settings'), () => onMenu('settings')],
    [t('workshop:bar.help'), () => setHelped(true)],
  ];
  return (
    <>
      <button type="button" className="quiet more-button" popoverTarget={name}>
        {t('workshop:bar.more')}
      </button>
      <ul ref={list} id={name} className="bar-menu paper" popover="auto">
        {entries.map(([label, use]) => (
          <li key={label}>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                list.current?.hidePopover();
                use();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {shared === null ? null : <ShareDialog entry={shared} onSave={download} onClose={() => setShared(null)} />}
      {isHelped ? <DrawingHelp onClose={() => setHelped(false)} /> : null}
    </>
  );
}
