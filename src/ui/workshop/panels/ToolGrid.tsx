import { useRef, useState, type KeyboardEvent } from 'react';
import type { Plan } from '../../../workshop/plan.ts';
import type { Tool } from '../../../workshop/tool.ts';
import { ToolPicture } from './ToolPicture.tsx';
import { divided, toolName } from './tool-words.ts';
import './tool-grid.css';

export interface ToolEntry {
  /** Its own among all that are shown together. */
  readonly key: string;
  readonly tool: Tool;
  readonly isOn: boolean;
  /** The name where the title above says the rest of it. */
  readonly short?: string;
}

export interface ToolGroup {
  readonly id: string;
  readonly title: string | null;
  readonly entries: readonly ToolEntry[];
}

interface TileProps {
  readonly plan: Plan;
  readonly entry: ToolEntry;
  readonly isStop: boolean;
  readonly isBare: boolean;
  onFocus(this: void): void;
  onTake(this: void): void;
}

function Tile({ plan, entry: { key, tool, isOn, short }, isStop, isBare, onFocus, onTake }: TileProps) {
  const name = toolName(tool);
  const shown = divided(short ?? name);
  return (
    <button
      type="button"
      className="tool-tile"
      data-tile={key}
      aria-pressed={isOn}
      tabIndex={isStop ? 0 : -1}
      {...(isBare || shown !== name ? { 'aria-label': name } : {})}
      title={name}
      onFocus={onFocus}
      onClick={onTake}
    >
      <ToolPicture plan={plan} tool={tool} />
      {isBare ? null : <span>{shown}</span>}
    </button>
  );
}

/** The tile above or below: of those in the next row the nearest. */
function inNextRow(tiles: readonly HTMLElement[], at: number, down: boolean): number {
  const from = tiles[at].getBoundingClientRect();
  const rows = tiles
    .map((tile, index) => ({ index, box: tile.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top > from.top + 1 : box.top < from.top - 1));
  const top = down ? Math.min(...rows.map(({ box }) => box.top)) : Math.max(...rows.map(({ box }) => box.top));
  const row = rows.filter(({ box }) => Math.abs(box.top - top) < 2);
  const best = row.toSorted((a, b) => Math.abs(a.box.left - from.left) - Math.abs(b.box.left - from.left))[0];
  return best === undefined ? at : best.index;
}

function nextTile(key: string, tiles: readonly HTMLElement[], at: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, tiles.length - 1);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return inNextRow(tiles, at, true);
    case 'ArrowUp':
      return inNextRow(tiles, at, false);
    case 'Home':
      return 0;
    case 'End':
      return tiles.length - 1;
    default:
      return null;
  }
}

export interface ToolGridProps {
  readonly plan: Plan;
  readonly label: string;
  readonly groups: readonly ToolGroup[];
  /** Pictures alone; the names are said. */
  readonly isBare?: boolean;
  onTake(this: void, tool: Tool): void;
}

/** Tools to be taken, one stop of the Tab key; the arrows go from one to the next. */
export function ToolGrid({ plan, label, groups, isBare = false, onTake }: ToolGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const entries = groups.flatMap((group) => group.entries);
  const stop = (entries.find(({ key }) => key === focused) ?? entries.find(({ isOn }) => isOn) ?? entries.at(0))?.key;
  const onKeyDown = (event: KeyboardEvent) => {
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    const next = at === -1 ? null : nextTile(event.key, tiles, at);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    tiles[next].focus();
  };
  return (
    // The tiles have the focus, never the row.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={grid}
      className={isBare ? 'tool-grid bare' : 'tool-grid'}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ id, title, entries: own }) => (
        <div key={id} className="tool-group">
          {title === null ? null : <h2>{title}</h2>}
          <div className="tool-tiles">
            {own.map((entry) => (
              <Tile
                key={entry.key}
                plan={plan}
                entry={entry}
                isStop={entry.key === stop}
                isBare={isBare}
                onFocus={() => setFocused(entry.key)}
                onTake={() => onTake(entry.tool)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
