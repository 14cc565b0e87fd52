import type { DemoGame, DemoOutcome } from '#schemas/demo-game.ts';
import type { Formatters } from './formatters.ts';
import type { Translate } from './page-texts.ts';

export interface GameViewOptions {
  readonly game: DemoGame;
  readonly t: Translate;
  readonly format: Formatters;
  /** Called when the player's choice changes. */
  readonly onChoice: () => void;
}

/** The parts that differ between games: graphics, the player's choice, and texts about the outcome. */
export interface GameView {
  /** Hidden from screen readers, because the status text contains the same information. */
  readonly stage: HTMLElement;
  readonly controls: HTMLElement | null;
  readonly choice: () => string;
  /** Selects the choice of an earlier bet. */
  readonly choose: (choice: string) => void;
  /** The payout multiple of the current choice; `null` if there is no single one. */
  readonly multiple: () => number | null;
  /** Shows that a round is running. */
  readonly startRound: () => void;
  /** Shows the outcome; resolves when the animation has ended. */
  readonly showOutcome: (outcome: DemoOutcome) => Promise<void>;
  /** Shows the last outcome again after a failed round. */
  readonly reset: () => void;
  readonly describe: (outcome: DemoOutcome) => string;
  /** The name of a row in the odds table. */
  readonly oddsName: (key: string) => string;
}

export type CreateGameView = (parts: GameViewOptions) => GameView;
