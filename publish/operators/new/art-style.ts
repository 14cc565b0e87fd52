import type { EmblemName } from './drawings/emblems.ts';
import type { GroundName } from './drawings/grounds.ts';

/** How the pictures of a brand are drawn. */
export interface ArtStyle {
  /** The look with the same character; letters are drawn in its font. */
  readonly look: string;
  readonly ground: GroundName;
  readonly emblem: EmblemName;
}

const STYLES = {
  fiesta: { look: 'fiesta', ground: 'rays', emblem: 'pinwheel' },
  velvet: { look: 'velvet', ground: 'drapes', emblem: 'diamond' },
  lagoon: { look: 'lagoon', ground: 'waves', emblem: 'shore' },
  arcade: { look: 'arcade', ground: 'horizon', emblem: 'blocks' },
  ledger: { look: 'ledger', ground: 'rosette', emblem: 'seal' },
} as const satisfies Readonly<Record<string, ArtStyle>>;

const ALL: readonly ArtStyle[] = Object.values(STYLES);

/** Returns the style that belongs to a look's name. A brand without a look, or with a look that has no style, gets a random one. */
export const artStyle = (look: string | null, random: () => number): ArtStyle => {
  const style: ArtStyle | undefined = Object.entries(STYLES).find(([name]) => name === look?.split('@')[0])?.[1];
  return style ?? ALL[Math.floor(random() * ALL.length)] ?? STYLES.fiesta;
};
