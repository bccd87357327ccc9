import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { AirRulesName } from '../../memoir/air/hooks.ts';
import { airRulesIn } from '../../scenarios/air-loaded.ts';
import { sandboxDesk } from '../../store/sandbox.ts';
import { sandboxKeeper, type BrokenSandbox } from '../../store/sandbox-keeping.ts';
import { loadAir } from '../air/late.tsx';
import { NotFetched } from '../NotFetched.tsx';
import { goTo, START } from '../route.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { download } from '../saves/files.ts';
import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';
import { BattleDialog } from './BattleDialog.tsx';
import { DraftScreen } from './DraftScreen.tsx';
import { SandboxTable } from './SandboxTable.tsx';
import './sandbox.css';
import './sandbox-phone.css';

type Opening = 'fetching' | 'ready' | 'failed';

/** What was kept comes from the device, and what it needs from the network or the cache. */
function useKept(): [Opening, BrokenSandbox | null] {
  const [opening, setOpening] = useState<Opening>('fetching');
  const [broken, setBroken] = useState<BrokenSandbox | null>(null);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const restored = await sandboxKeeper.restore();
      const { sandbox, draft } = sandboxDesk.store.getState();
      const needed: AirRulesName[] = [sandbox?.first.rules.airRules ?? 'none', airRulesIn(draft?.file)];
      const fetched = await Promise.allSettled(needed.map(loadAir));
      if (!isHere) return;
      if (!restored.ok) setBroken(restored.error);
      setOpening(fetched.every(({ status }) => status === 'fulfilled') ? 'ready' : 'failed');
    })();
    return () => {
      isHere = false;
    };
  }, []);
  return [opening, broken];
}

function Nothing({ broken }: { readonly broken: BrokenSandbox | null }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <main className="sandbox-empty paper">
      <h1>{t(broken === null ? 'sandbox:empty.title' : 'sandbox:title')}</h1>
      {broken === null ? (
        <>
          <p>{t('sandbox:about')}</p>
          <p>{t('sandbox:empty.text')}</p>
        </>
      ) : (
        <div role="alert">
          <p>{t('sandbox:broken.text')}</p>
          <FaultList faults={broken.faults} />
          <button type="button" onClick={() => download('sandbox.json', broken.text)}>
            {t('sandbox:broken.save')}
          </button>
        </div>
      )}
      <div className="buttons">
        <button type="button" className="main" data-menu="begin" onClick={() => setAsked(true)}>
          {t('sandbox:begin.title')}
        </button>
        <button type="button" onClick={() => goTo({ screen: 'learn', lesson: null })}>
          {t('sandbox:toLearn')}
        </button>
        <button type="button" onClick={() => goTo(START)}>
          {t('sandbox:leave')}
        </button>
      </div>
      {isAsked ? <BattleDialog isFirst={broken === null} onClose={() => setAsked(false)} /> : null}
    </main>
  );
}

export interface SandboxProps {
  /** Something lies over the screen and has the keyboard. */
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

export function Sandbox({ isCovered, onMenu }: SandboxProps) {
  const [opening, broken] = useKept();
  const { sandbox, draft } = useStore(sandboxDesk.store);
  const screen = () => {
    if (opening === 'fetching') return <p className="loading">{t('sandbox:loading')}</p>;
    if (opening === 'failed')
      return <NotFetched text={t('sandbox:notFetched')} leave={t('sandbox:leave')} onLeave={() => goTo(START)} />;
    if (draft?.isOpen === true) return <DraftScreen draft={draft} hasSandbox={sandbox !== null} onMenu={onMenu} />;
    return sandbox === null ? (
      <Nothing broken={broken} />
    ) : (
      <SandboxTable sandbox={sandbox} isCovered={isCovered} onMenu={onMenu} />
    );
  };
  return (
    <>
      <title>{t('sandbox:titleOf', { title: t('page:title') })}</title>
      {screen()}
    </>
  );
}
