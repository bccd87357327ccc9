import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Slot } from '../../src/store/slot.ts';
import { matchStore } from '../../src/store/memoir.ts';
import { saves } from '../../src/store/saves.ts';
import { Replay } from '../../src/ui/Replay.tsx';
import { shortMatch } from './replay-match.ts';

it('a game that is over goes to the saved games when somebody plays on from its middle', async () => {
  const keep = vi.spyOn(saves, 'keepGame').mockResolvedValue({ ok: true, value: null as Slot | null });
  matchStore.setState({ match: shortMatch });
  const onPlayOn = vi.fn<() => void>();
  render(<Replay match={shortMatch} at={10} onPlayOn={onPlayOn} onLeave={() => undefined} />);
  await userEvent.click(screen.getByText('Play on from here'));
  await userEvent.click(screen.getByText('Begin the new game'));
  expect(onPlayOn).toHaveBeenCalledOnce();
  await waitFor(() => expect(keep).toHaveBeenCalledOnce());
  const [game, , isGoneOnFrom] = keep.mock.calls[0];
  expect(game.last.outcome).not.toBeNull();
  expect(isGoneOnFrom).toBe(true);
  expect(matchStore.getState().match?.state.outcome).toBeNull();
});
