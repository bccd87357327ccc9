import type { Hex } from '../../../hex/board.ts';
import type { Action } from '../../../memoir/index.ts';
import type { MapName } from '../../board/model.ts';
import type { Choices } from '../choices.ts';
import { hexText } from '../hex-text.ts';
import type { TableScene } from '../scene-props.ts';

export interface HoverCardProps {
  readonly scene: TableScene;
  readonly choices: Choices;
  readonly aimed: Action | null;
  readonly hex: Hex | null;
  readonly names: readonly MapName[];
}

export function HoverCard({ scene, hex, names }: HoverCardProps) {
  return hex === null ? null : <p className="hover-card">{hexText(scene.view, names, hex)}</p>;
}
