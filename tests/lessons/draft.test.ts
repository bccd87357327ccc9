import { describe, expect, it } from 'vitest';
import { canJoin, withJoined } from '../../src/lessons/draft-join.ts';
import { momentsOf, sandboxOfLesson } from '../../src/lessons/lesson-sandbox.ts';
import { LESSONS } from '../../src/lessons/chapters.ts';
import { draftOf } from '../../src/lessons/draft.ts';
import { commandKinds, sourceFor, type Edit } from '../../src/lessons/edits.ts';
import { readLesson } from '../../src/lessons/lesson.ts';
import { lessonFaults } from '../../src/lessons/runner.ts';
import { act, change, markHere, newSandbox, stateNow, type Sandbox } from '../../src/lessons/sandbox.ts';
import { positionState } from '../../src/scenarios/read-position.ts';
import { battleOf } from '../../src/scenarios/any-game.ts';
import type { EmbeddedPosition } from '../../src/scenarios/position-schema.ts';
import { legalAction } from '../../src/scenarios/script.ts';
import type { Side } from '../../src/memoir/side.ts';
import { battleInSandbox, playedOn, WORDS } from './draft-play.ts';

function sandboxAt(position: EmbeddedPosition): Sandbox {
  const first = positionState(position);
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  return newSandbox({ scenario: battleOf(position, first.value, 'Here'), rules: {}, seed: 1 }, first.value);
}

function doing(sandbox: Sandbox, ...texts: string[]): Sandbox {
  return texts
    .flatMap((text) => text.split('; '))
    .reduce((now, text) => {
      const action = legalAction(stateNow(now), text);
      if (!action.ok) throw new Error(`${text}: ${action.error[0].message}`);
      return act(now, [action.value]);
    }, sandbox);
}

function changed(sandbox: Sandbox, edit: Edit): Sandbox {
  const next = change(sandbox, edit);
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
}

function draft(sandbox: Sandbox, learner: Side = 0, from = sandbox.mark) {
  return draftOf(sandbox, { id: 'own-one', learner, from, to: sandbox.at }, WORDS);
}

function whole(sandbox: Sandbox, learner: Side = 0) {
  const file = draft(sandbox, learner);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  expect(lessonFaults(JSON.parse(JSON.stringify(file.value)))).toEqual([]);
  return file.value;
}

const ASSAULT: EmbeddedPosition = {
  units: { axis: { G7: 'infantry 2/4', A9: 'infantry' }, allies: { g4: 'infantry', H3: 'armor' } },
  hands: { allies: ['attack-centre'], axis: ['probe-right', 'recon-left'] },
  deckTop: ['dig-in', 'firefight'],
};

const REST = 'order g4; order H3; end movement; end battle';

describe('a lesson made of what was done', () => {
  const assault = doing(
    changed(sandboxAt(ASSAULT), { edit: 'dice', faces: ['infantry', 'grenade', 'star'] }),
    'play attack-centre; order g4; order H3; move H3 h4; move h4 H5; move H5 g6; end movement',
    'attack g6 G7; decline ambush; take ground',
  );

  it('has one step for each thing the learner did, and the hexes of one move in one line', () => {
    const { steps } = whole(assault);
    expect(steps.map((step) => step.do)).toEqual([
      ['play attack-centre'],
      ['order g4'],
      ['order H3'],
      ['move H3 h4 H5 g6'],
      ['end movement'],
      ['attack g6 G7', 'decline ambush'],
      ['take ground'],
    ]);
    expect(steps.map(({ point }) => point)).toEqual([
      { cards: ['attack-centre'] },
      { hexes: ['g4'] },
      { hexes: ['H3'] },
      { arrows: [['H3', 'g6']] },
      undefined,
      { arrows: [['g6', 'G7']] },
      undefined,
    ]);
  });

  it('throws the dice that fell, and checks what came of them', () => {
    const { dice, steps } = whole(assault);
    expect(dice).toEqual(['infantry', 'grenade', 'star']);
    expect(steps[3].expect?.units).toEqual({ H3: 'empty', g6: 'allies armor 3' });
    expect(steps[5].expect).toMatchObject({
      rolls: ['attack 3'],
      units: { G7: 'empty' },
      medals: { allies: 1, axis: 0 },
    });
  });

  it('shows what the other side does: a card with its orders, its moves, each battle', () => {
    const { steps } = whole(
      doing(
        sandboxAt({ ...ASSAULT, turn: 'axis' }),
        'play probe-right; order A9; move A9 a8; end movement; play attack-centre; order g4',
      ),
    );
    expect(steps.map((step) => [step.shown ?? false, ...step.do])).toEqual([
      [true, 'play probe-right', 'order A9'],
      [true, 'move A9 a8', 'end movement'],
      [false, 'play attack-centre'],
      [false, 'order g4'],
    ]);
  });

  it('begins where it is told to', () => {
    const before = doing(sandboxAt(ASSAULT), 'play attack-centre; order g4; order H3');
    const { steps, position } = whole(doing(markHere(before), 'move g4 G5'));
    expect(steps).toHaveLength(1);
    expect(position.phase).toBe('movement');
  });

  it('lays cards that were given on the way into the hand from the start, where that comes to the same', () => {
    const begun = doing(sandboxAt(ASSAULT), 'play attack-centre; order g4; order H3; end movement');
    const ambush = commandKinds(stateNow(begun)).find(({ id }) => id === 'ambush');
    expect(ambush === undefined ? null : sourceFor(ambush, 'axis')).toBe('deck');
    const { position } = whole(
      changed(doing(sandboxAt(ASSAULT), 'play attack-centre'), {
        edit: 'card',
        card: 'ambush',
        from: 'deck',
        to: 'axis',
      }),
    );
    expect(position.hands?.axis).toContain('ambush');
  });

  it('is refused where a change in the middle cannot be made at the beginning', () => {
    const turn = doing(sandboxAt(ASSAULT), 'play attack-centre', REST);
    const drawn = changed(turn, { edit: 'card', card: 'dig-in', from: 'allies', to: 'discard' });
    expect(draft(drawn)).toMatchObject({ ok: false, error: [{ path: 'position' }] });
    expect(draft(doing(markHere(drawn), 'play probe-right')).ok).toBe(true);
    const other = changed(turn, { edit: 'card', card: 'firefight', from: 'deck', to: 'axis' });
    expect(draft(doing(other, 'play firefight')).ok).toBe(true);
    const top = changed(doing(sandboxAt(ASSAULT), 'play attack-centre'), {
      edit: 'card',
      card: 'barrage',
      from: 'deck',
      to: 'deck',
    });
    expect(whole(doing(top, REST)).position.deckTop?.[0]).toBe('barrage');
    const late = changed(turn, { edit: 'card', card: 'barrage', from: 'deck', to: 'deck' });
    expect(draft(doing(late, 'play probe-right'))).toMatchObject({ ok: false, error: [{ path: 'steps' }] });
  });

  it('needs something to have been done', () => {
    expect(draft(sandboxAt(ASSAULT))).toMatchObject({ ok: false, error: [{ path: '' }] });
  });

  it('passes the runner from any moment of any battle, for either side', () => {
    for (let game = 0; game < 20; game++) {
      const begun = markHere(playedOn(battleInSandbox(game, game), game * 13, game));
      const played = playedOn(begun, 24, game + 50);
      if (played.at === begun.at) continue;
      const file = draft(played, (game % 2) as Side);
      if (!file.ok) throw new Error(`game ${game}: ${JSON.stringify(file.error)}`);
      const json: unknown = JSON.parse(JSON.stringify(file.value));
      expect(readLesson(json).ok).toBe(true);
      expect([game, ...lessonFaults(json)]).toEqual([game]);
    }
  });

  it('still holds when steps are joined', () => {
    for (let game = 0; game < 12; game++) {
      const begun = markHere(playedOn(battleInSandbox(game, game), game * 7, game));
      const played = draft(playedOn(begun, 20, game + 90), (game % 2) as Side);
      if (!played.ok) continue;
      let file = played.value;
      for (let at = file.steps.length - 1; at > 0; at--)
        if (canJoin(file, at) && at % 3 !== 0) file = withJoined(file, at);
      expect([game, ...lessonFaults(JSON.parse(JSON.stringify(file)))]).toEqual([game]);
    }
    const { steps } = withJoined(whole(assault), 2);
    expect(steps[1]).toMatchObject({ do: ['order g4', 'order H3'], anyOrder: true, point: { hexes: ['g4', 'H3'] } });
  });
});

describe('any lesson', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s opens in the sandbox with its solution',
    (_, lesson) => {
      const sandbox = sandboxOfLesson(lesson);
      const moments = momentsOf(lesson);
      if (!sandbox.ok || !moments.ok) throw new Error(JSON.stringify([sandbox, moments]));
      expect(sandbox.value.at).toBe(0);
      expect(sandbox.value.deeds.length).toBeGreaterThan(0);
      expect(moments.value).toHaveLength(lesson.steps.length);
    },
  );
});
