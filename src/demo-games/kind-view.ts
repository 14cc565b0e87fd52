import type { DemoGame, DemoOutcome } from '#schemas/demo-game.ts';
import type { Figures } from './figures.ts';
import type { Words } from './words.ts';

export interface KindParts {
  readonly game: DemoGame;
  readonly words: Words;
  readonly figures: Figures;
  /** The choice has changed. */
  readonly onChoice: () => void;
}

/** What differs from game to game: its picture, what the player chooses, and words for what came. */
export interface KindView {
  /** For eyes only: all that it shows is said in words too. */
  readonly stage: HTMLElement;
  readonly controls: HTMLElement | null;
  readonly choice: () => string;
  /** What a win of this choice pays, as a multiple; `null` where that is not one figure. */
  readonly multiple: () => number | null;
  /** A round is on. */
  readonly start: () => void;
  /** Shows how it ended; resolves once that can be seen. */
  readonly finish: (outcome: DemoOutcome) => Promise<void>;
  /** The round came to nothing. */
  readonly rest: () => void;
  readonly describe: (outcome: DemoOutcome) => string;
  /** What has to happen for a row of the odds to win. */
  readonly oddsName: (key: string) => string;
}

export type MakeKindView = (parts: KindParts) => KindView;
