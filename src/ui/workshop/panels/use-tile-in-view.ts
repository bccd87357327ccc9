import { useEffect, useRef, type RefObject } from 'react';
import type { Tool } from '../../../workshop/tool.ts';
import { isSameTool } from './layer-tools.ts';

/** Tiles in the list of the open palette; those used of late are always in sight. */
const CHOSEN = ".palette-panel .tool-tile[aria-pressed='true']";

function showTile(palettes: HTMLElement | null): void {
  palettes?.querySelector(CHOSEN)?.scrollIntoView?.({ block: 'nearest' });
}

export interface TileInView {
  readonly palettes: RefObject<HTMLElement | null>;
  /** The tool is taken from its tile: the list stays where it is. */
  onTile(this: void, tool: Tool): void;
}

/** A tool that comes from elsewhere (the search, the map, a key, one used of late) shows its tile in the list. */
export function useTileInView(tool: Tool, isListed: boolean): TileInView {
  const palettes = useRef<HTMLElement>(null);
  const taken = useRef<Tool>(tool);
  useEffect(() => {
    if (!isListed) return;
    const isNew = !isSameTool(tool, taken.current);
    taken.current = tool;
    // Whoever sets something in the list goes on there.
    const list = palettes.current?.querySelector('.palette-panel');
    if (isNew && list?.contains(document.activeElement) !== true) showTile(palettes.current);
  }, [tool, isListed]);
  // A sheet that is closed forgets how far it was scrolled.
  useEffect(() => {
    const { current } = palettes;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    let isOpen = current.offsetHeight > 0;
    const observer = new ResizeObserver(() => {
      const wasOpen = isOpen;
      isOpen = current.offsetHeight > 0;
      if (isOpen && !wasOpen) showTile(current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return {
    palettes,
    onTile: (one) => {
      taken.current = one;
    },
  };
}
