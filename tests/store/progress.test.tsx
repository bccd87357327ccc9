import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress, readProgress } from '../../src/store/progress.ts';

const KEY = 'airfield-44/progress';
const NOTHING = { done: [], left: {} };

beforeEach(() => localStorage.clear());

describe('what of the lessons is behind the learner', () => {
  it('is there again after a reload', () => {
    const before = createProgress();
    before.finish('base-1-turn');
    before.leave('nfp-8', [['play probe-left'], []]);
    expect(createProgress().store.getState()).toEqual({
      done: ['base-1-turn'],
      left: { 'nfp-8': [['play probe-left'], []] },
    });
  });

  it('has no open lesson any more once it is done or back at its beginning', () => {
    const progress = createProgress();
    progress.leave('nfp-8', [[]]);
    progress.leave('nfp-9', [[]]);
    progress.finish('nfp-8');
    progress.leave('nfp-9', []);
    expect(progress.store.getState()).toEqual({ done: ['nfp-8'], left: {} });
  });

  it('takes in what another tab has done meanwhile', () => {
    const [one, other] = [createProgress(), createProgress()];
    one.finish('nfp-1');
    other.finish('nfp-2');
    expect(other.store.getState().done).toEqual(['nfp-1', 'nfp-2']);
  });

  it('is forgotten when that is wanted', () => {
    const progress = createProgress();
    progress.finish('nfp-1');
    progress.forget();
    expect(progress.store.getState()).toEqual(NOTHING);
    expect(createProgress().store.getState()).toEqual(NOTHING);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '7'],
    ['a list', '[]'],
    ['wrong fields', '{"done":{"a":1},"left":[1]}'],
    ['wrong clicks', '{"left":{"nfp-8":[[1]],"nfp-9":"x","nfp-10":[]}}'],
    ['names that are none', '{"done":[1,2]}'],
  ])('counts %s as nothing', (_, text) => {
    expect(readProgress(text)).toEqual(NOTHING);
  });

  it('lasts as long as the page where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('not allowed');
    };
    const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const progress = createProgress();
    progress.finish('nfp-1');
    expect(progress.store.getState().done).toEqual(['nfp-1']);
    get.mockRestore();
    set.mockRestore();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
