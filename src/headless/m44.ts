import { boardOf } from '../hex/board.ts';
import type { SideName } from '../memoir/side.ts';
import type { M44Reading } from '../scenarios/m44/index.ts';
import { usualFigures } from '../scenarios/m44/read-unit.ts';
import { unitOfFile } from '../scenarios/m44/write-unit.ts';
import { readPiece } from '../scenarios/piece-text.ts';
import { plainFile } from '../scenarios/plain-file.ts';
import { piecesIn } from '../scenarios/plain-parts.ts';
import { scenarioOf } from '../scenarios/read-scenario.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { checksReport } from './checks.ts';
import { counts } from './counts.ts';

/** What was understood of a file of another program, what of it is not played, and whether it can be played. */
export function m44Summary({ file, remarks }: M44Reading): object {
  const said = plainFile(file);
  const scenario = scenarioOf(file);
  const { name, front, date, first, objectives = [], exits, special = {}, mines = {}, places = {}, text = {} } = said;
  const pieces = Object.values(said.terrain ?? {}).flatMap((one) => piecesIn(one).map(readPiece));
  return {
    valid: true,
    format: 'm44',
    name,
    playable: scenario.ok,
    ...(scenario.ok ? {} : { faults: scenario.error }),
    board: said.board ?? 'standard',
    face: said.face ?? 'country',
    hexes: boardOf(said.board ?? 'standard').size,
    ...(front === undefined ? {} : { front }),
    ...(date === undefined ? {} : { date }),
    first,
    sides: { axis: sideSummary(said, 'axis'), allies: sideSummary(said, 'allies') },
    terrain: counts(pieces.flatMap((piece) => (piece.ok ? [piece.value.id] : []))),
    mines: Object.keys(mines).length,
    objectives,
    ...(exits === undefined ? {} : { exits }),
    special,
    places,
    texts: Object.fromEntries(Object.entries(text).map(([key, words]) => [key, words.length])),
    notPlayed: remarks,
    kept: Object.keys(file.kept?.m44 ?? {}),
    checks: checksReport(file),
  };
}

function sideSummary(file: ScenarioFile, side: SideName): object {
  const units = Object.values(file.units[side]).flatMap((one) => unitOfFile(side, one) ?? []);
  return {
    name: side,
    ...file.sides?.[side],
    units: units.length,
    figures: units.reduce((sum, { kind, figures }) => sum + (figures ?? usualFigures(kind)), 0),
    kinds: counts(units.map(({ kind }) => kind)),
  };
}
