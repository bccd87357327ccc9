import { SCENARIOS } from '../../scenarios/library.ts';
import type { KeptResult } from '../../store/kept.ts';
import { saves } from '../../store/saves.ts';
import type { GameNow, GameSummary, Slot } from '../../store/slot.ts';
import { SIDES, SIDE_NAMES } from '../../memoir/side.ts';
import { t } from '../text/i18n.ts';
import { perLocale } from '../text/locale.ts';
import { playerText } from '../text/sides.ts';

const moment = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));

export function momentText(at: number): string {
  return moment().format(new Date(at));
}

/** "Cape Marenne, turn 12": how a save is called unless the player says otherwise. */
export function saveName({ file, last }: GameNow): string {
  return t('saves:slotName', { battle: file.scenario.name, turn: last.turn.number });
}

/** Keeps a game that is about to leave the table; nothing is done with one that has not begun, or is over and left alone. */
export function keepGame(game: GameNow, isGoneOnFrom: boolean): Promise<KeptResult<Slot | null>> {
  return saves.keepGame(game, saveName(game), isGoneOnFrom);
}

/** "turn 12", or "won by Anna (Allies)" */
export function stageText({ turn, winner, players }: GameSummary): string {
  const side = SIDES.find((one) => SIDE_NAMES[one] === winner);
  if (side === undefined) return t('saves:turn', { turn });
  return t('saves:won', { player: playerText(side, [players.allies, players.axis]) });
}

/** 'airfield44-cape-marenne-turn-12.json' */
export function fileName(battle: string, turn: number): string {
  const known = SCENARIOS.find(({ file }) => file.name === battle);
  return `airfield44-${known?.id ?? slugOf(battle)}-turn-${turn}.json`;
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.join('-').slice(0, 40).replace(/-$/, '') || 'battle';
}
