import './page.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Game } from '#schemas/game.ts';
import EN from '#languages/EN/site/games.json';
import { GameTile } from '#src/features/games/game-tile.tsx';
import { GameGridSkeleton } from '#src/features/games/game-grid-skeleton.tsx';
import { useGameTexts } from '#src/features/games/texts.ts';
import { createI18n } from '#src/texts/create-i18n.ts';
import { TileGrid } from '#src/ui/tile-grid.tsx';
import { searchTimes, type SearchTimes } from './search-times.ts';

export interface GridFigures {
  /** From React's first render until the page that waits for its list is shown; the start-up time of React itself. */
  readonly wakeMs: number;
  /** From the response until the waiting page has been laid out with all visible rows. */
  readonly mountMs: number;
  readonly nodes: number;
  /** The largest number of nodes in any counted frame of the scroll. */
  readonly mostNodes: number;
  /** Milliseconds between successive frames while scrolling through the list. */
  readonly frames: readonly number[];
  /** The number of frames in which part of the window had no tile. */
  readonly blank: number;
}

declare global {
  /** Called by the benchmark's runner. */
  var mountTiles: (count: number) => Promise<GridFigures>;
  /**
   * Returns the milliseconds between successive frames while scrolling through plain boxes that are all in the document: the machine's limit.
   */
  var scrollPlain: () => Promise<readonly number[]>;
  var measureSearch: () => Promise<SearchTimes>;
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const nodesNow = (): number => document.querySelectorAll('main *').length;
/** Checks whether tiles cover the window. Avoids hit tests, which alone take longer than some frames. */
const isCovered = (): boolean => {
  const list = document.querySelector('main ul');
  const [first, last] = [list?.firstElementChild, list?.lastElementChild];
  return (
    first !== null &&
    first !== undefined &&
    last !== null &&
    last !== undefined &&
    first.getBoundingClientRect().top <= 0 &&
    last.getBoundingClientRect().bottom >= innerHeight
  );
};
/** The speed of a quick flick, in pixels per frame. */
const STEP = 90;
const FRAMES = 400;
/** Nodes are counted only in every tenth frame, because counting slows a frame down. */
const COUNTED = 10;
const RESTING_FRAMES = 30;

const scrollThrough = async (look: () => void): Promise<readonly number[]> => {
  const frames: number[] = [];
  let before = await frame();
  for (let at = 0; at < FRAMES; at += 1) {
    scrollBy(0, STEP);
    const now = await frame();
    frames.push(now - before);
    before = now;
    look();
  }
  return frames;
};

const tilesOf = async (count: number): Promise<readonly Game[]> => {
  const games = (await (await fetch('/games.json')).json()) as readonly Game[];
  return Array.from({ length: count }, (_, at) => ({ ...(games[at % games.length] as Game), nodeId: at + 1 }));
};

const nothing = (): void => undefined;
const actions = { current: { choose: nothing, toggle: nothing } };

const HINT = { action: 'Play', note: 'Return to player 96.5%' };
const hintOf = () => HINT;

type Answer = (games: readonly Game[]) => void;

/** Renders like the games page: first the reserved space of a page of tiles, then the list. */
function Tiles({ onWaiting }: { onWaiting: (answer: Answer) => void }) {
  const t = useGameTexts();
  const [games, setGames] = useState<readonly Game[] | null>(null);
  useEffect(() => onWaiting(setGames), [onWaiting]);
  return games === null ? (
    <GameGridSkeleton />
  ) : (
    <TileGrid
      label="Games"
      items={games}
      getKey={({ nodeId }) => nodeId}
      renderTile={(game) => (
        <GameTile
          t={t}
          hintOf={hintOf}
          game={game}
          imageBase=""
          busy={false}
          isFavourite={false}
          isChanging={false}
          actions={actions}
          onImageGiveUp={nothing}
        />
      )}
    />
  );
}

globalThis.mountTiles = async (count) => {
  const games = await tilesOf(count);
  const main = document.querySelector('main');
  if (main === null) throw new Error('no main');
  const texts = createI18n({ language: 'EN', ready: { EN: { games: EN } }, load: async () => null });
  const woken = performance.now();
  const answer = await new Promise<Answer>((resolve) =>
    createRoot(main).render(
      <I18nextProvider i18n={texts}>
        <Tiles onWaiting={resolve} />
      </I18nextProvider>,
    ),
  );
  await frame();
  const wakeMs = performance.now() - woken;
  // Waits until the page is painted and idle work is done.
  for (let frames = 0; frames < RESTING_FRAMES; frames += 1) await frame();
  const started = performance.now();
  answer(games);
  // All rows are rendered once the list has reached its height.
  while (document.body.scrollHeight < innerHeight * 10) await frame();
  const mountMs = performance.now() - started;
  const nodes = nodesNow();
  let [mostNodes, blank, seen] = [nodes, 0, 0];
  const frames = await scrollThrough(() => {
    seen += 1;
    if (seen % COUNTED === 0) mostNodes = Math.max(mostNodes, nodesNow());
    if (!isCovered()) blank += 1;
  });
  return { wakeMs, mountMs, nodes, mostNodes, frames, blank };
};

globalThis.scrollPlain = () => {
  const main = document.querySelector('main');
  if (main === null) throw new Error('no main');
  const boxes = Array.from({ length: 700 }, () => {
    const box = document.createElement('div');
    box.className = 'h-45 bg-surface';
    return box;
  });
  main.className = 'grid grid-cols-3 gap-2';
  main.append(...boxes);
  return scrollThrough(nothing);
};

globalThis.measureSearch = searchTimes;
