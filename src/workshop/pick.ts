// The eyedropper: the tool that would draw what lies on a hex.
import type { Hex } from '../hex/board.ts';
import { SIDES } from '../memoir/side.ts';
import { isTile, seaside } from '../scenarios/read-terrain.ts';
import { piecesOn } from './lay.ts';
import { planBoard, type Plan } from './plan.ts';
import type { Tool } from './tool.ts';

/** For what lies on top; null: there is nothing. */
export function pickTool(plan: Plan, hex: Hex): Tool | null {
  for (const side of SIDES) {
    const aircraft = plan.aircraft[side];
    if (aircraft?.hex === hex) return { kind: 'aircraft', side, type: aircraft.type };
  }
  const base = plan.bases[hex];
  if (base !== undefined) {
    const { side, model, ready } = base;
    return model === null ? { kind: 'ready', side, count: ready } : { kind: 'plane', side, model };
  }
  const unit = plan.units[hex];
  if (unit !== undefined) return { kind: 'unit', unit };
  const mine = plan.mines[hex];
  if (mine !== undefined) return { kind: 'mine', mine };
  const objective = plan.objectives.find((one) => one.hexes.includes(hex));
  if (objective !== undefined) {
    const { side, medals, hexes } = objective;
    return { kind: 'objective', side, medals, isGroup: hexes.length > 1 };
  }
  return pickGround(plan, hex) ?? pickSign(plan, hex);
}

function pickGround(plan: Plan, hex: Hex): Tool | null {
  const pieces = piecesOn(plan, hex);
  const top = pieces.findLast((piece) => !isTile(piece)) ?? pieces.at(-1);
  if (top !== undefined) return { kind: 'piece', id: top.id, owner: top.owner ?? null, recovery: top.recovery ?? null };
  const sea = plan.face === 'beach' ? seaside(planBoard(plan), hex) : null;
  return sea === null ? null : { kind: 'piece', id: sea, owner: null, recovery: null };
}

function pickSign(plan: Plan, hex: Hex): Tool | null {
  const side = SIDES.find((one) => plan.exits[one].includes(hex));
  if (side !== undefined) return { kind: 'exit', side };
  const name = plan.places[hex];
  return name === undefined ? null : { kind: 'name', text: name };
}
