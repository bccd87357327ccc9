import { boardOf } from '../hex/board.ts';
import type { AirDeck } from '../memoir/air/new-flight-plan/card.ts';
import { airCardRow, deckOfCards } from '../memoir/air/new-flight-plan/deck.ts';
import { legalActions, type State } from '../memoir/index.ts';
import { SIDE_NAMES, type Side } from '../memoir/side.ts';
import { UNIT_KINDS } from '../memoir/units/kinds.ts';
import { isOnBoard } from '../memoir/units/unit.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { AIR_DECK_FORMAT } from '../scenarios/file-names.ts';
import { scenarioById } from '../scenarios/library.ts';
import type { EmbeddedPosition } from '../scenarios/position-schema.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { tableFile } from '../scenarios/write-scenario.ts';
import { checksReport } from './checks.ts';
import { counts } from './counts.ts';
import { situation } from './describe.ts';
import type { Io } from './io.ts';
import { libraryReport } from './library.ts';
import { loadAny, type Loaded } from './load.ts';
import { m44Summary } from './m44.ts';
import { parseArguments } from './options.ts';
import { failure, success, type CommandResult } from './result.ts';

/** validate FILE: what it is, what was understood, or what is wrong with it. */
export function validate(args: readonly string[], io: Io): CommandResult {
  const parsed = parseArguments(args, ['FILE'], []);
  if (!parsed.ok) return failure(parsed.error);
  const file = parsed.value.words[0];
  const loaded = loadAny(io, file);
  if (!loaded.ok) return failure(loaded.error);
  if (loaded.value.kind === 'airDeck') return success(deckSummary(loaded.value.deck));
  if (loaded.value.kind === 'library') return libraryReport(file, loaded.value.entries);
  if (loaded.value.kind === 'm44') return success(m44Summary(loaded.value.reading));
  if (loaded.value.kind === 'lesson') return success(lessonSummary(loaded.value.lesson));
  return success({
    valid: true,
    format: loaded.value.file.format,
    ...extras(loaded.value),
    ...understood(loaded.value.state, battleOf(loaded.value)),
    ...(loaded.value.kind === 'scenario' ? remarksOf(loaded.value.file) : {}),
  });
}

/** What the workshop would say of a scenario, and what an imported file asked for that is not played. */
function remarksOf(file: ScenarioFile): object {
  const notPlayed = file.kept?.remarks;
  return { checks: checksReport(file), ...(notPlayed === undefined ? {} : { notPlayed }) };
}

function deckSummary(deck: AirDeck): object {
  const cards = deckOfCards(deck).map((card) => airCardRow(deck, card));
  return {
    valid: true,
    format: AIR_DECK_FORMAT,
    name: deck.name,
    cards: cards.length,
    kinds: deck.cards.length,
    symbols: counts(cards.map(({ symbol }) => symbol ?? 'none')),
    moments: counts(cards.map(({ moment }) => moment)),
  };
}

function lessonSummary({ file, first }: Lesson): object {
  const { format, id, kind = 'lesson', title, rules, learner, steps } = file;
  return {
    valid: true,
    format,
    id,
    kind,
    title,
    rules,
    learner,
    steps: steps.length,
    ...understood(first, ofPosition(file.position)),
  };
}

function extras(loaded: Loaded): object {
  if (loaded.kind === 'script') {
    const { file, run } = loaded;
    return { actions: file.actions.length, expectations: file.expect?.length ?? 0, failures: run.failures };
  }
  if (loaded.kind === 'replay') {
    const { scenario, actions, checks } = loaded.file;
    return { name: scenario.name, actions: actions.length, checks: checks.length };
  }
  return loaded.file.name === undefined ? {} : { name: loaded.file.name };
}

/** What a state does not hold of the battle that was read. */
type Said = Pick<ScenarioFile, 'face' | 'date'>;

function battleOf({ kind, file }: Loaded): Said {
  if (kind === 'scenario') return file;
  if (kind === 'position') return ofPosition(file);
  return kind === 'script' && file.position !== undefined ? ofPosition(file.position) : ofScenario(file.scenario);
}

function ofPosition(file: EmbeddedPosition): Said {
  return { ...ofScenario(file.scenario), ...file };
}

function ofScenario(scenario: EmbeddedPosition['scenario']): Said {
  return (typeof scenario === 'string' ? scenarioById(scenario)?.file : scenario) ?? {};
}

function understood(state: State, said: Said): object {
  const { board, front, first, objectives, exits, special, options, ...table } = tableFile(state);
  const { face, date } = { ...table, ...said };
  return {
    board,
    face,
    hexes: boardOf(state.board).size,
    ...(front === undefined ? {} : { front }),
    date,
    first,
    sides: { axis: sideSummary(state, 1), allies: sideSummary(state, 0) },
    terrain: counts(state.ground.pieces.flat().map(({ id }) => id)),
    mines: state.mines.length,
    objectives,
    ...(exits === undefined ? {} : { exits }),
    special,
    options,
    ...situation(state),
    legal: legalActions(state).length,
  };
}

function sideSummary(state: State, side: Side): object {
  const units = state.units.filter((unit) => unit.side === side && isOnBoard(unit));
  const { nation, handSize, medalsToWin, top } = state.rules.sides[side];
  return {
    name: SIDE_NAMES[side],
    nation,
    edge: top ? 'top' : 'bottom',
    hand: handSize,
    medals: medalsToWin,
    units: units.length,
    figures: units.reduce((sum, { figures }) => sum + figures, 0),
    kinds: counts(units.map(({ kind }) => UNIT_KINDS[kind].id)),
  };
}
