import { useEffect } from 'react';
import type { MemoirMatch } from '../store/memoir.ts';
import { seriesOf } from '../store/series.ts';
import { EndScreen, type EndScreenProps } from './end/EndScreen.tsx';
import { goInstead } from './route.ts';

type EndProps = Omit<EndScreenProps, 'players' | 'series'> & { readonly match: MemoirMatch };

export function End(props: EndProps) {
  const { match } = props;
  const isOver = match.state.outcome !== null;
  useEffect(() => {
    if (!isOver) goInstead({ screen: 'table' });
  }, [isOver]);
  const players = [match.about.players?.allies ?? '', match.about.players?.axis ?? ''] as const;
  return isOver ? <EndScreen {...props} players={players} series={seriesOf(match)} /> : null;
}
