import { bet, open, resume } from '#schemas/calls/demo.ts';
import type { DemoGame } from '#schemas/demo-game.ts';
import type { DemoPage } from '#schemas/demo-page.ts';
import { AskFailed, createAsk } from './ask.ts';
import { createBetting } from './betting.ts';
import { createFigures } from './figures.ts';
import { keepPlay, readKeptPlay } from './kept-play.ts';
import { loadKind } from './load-kind.ts';
import { make } from './make.ts';
import { showNotice } from './notice-page.ts';
import { readPlayAddress } from './play-address.ts';
import { showPlayPage } from './play-page.ts';
import { openSiteLine } from './site-line.ts';
import { wayBack } from './way-back.ts';
import { loadWords } from './words.ts';

const codeOf = (error: unknown): string => (error instanceof AskFailed ? error.code : '');

/** A game's page from its address on: opens the game by its ticket, or goes on with the one that this page had; then plays. */
export const runGame = async (place: HTMLElement, page: DemoPage): Promise<void> => {
  const { ticket, merchant, language, back } = readPlayAddress(location.href, page);
  const words = await loadWords(language);
  const ask = createAsk({ merchant, language });
  const line = openSiteLine(back);
  const leave = () => wayBack({ words, line, back });
  document.title = words('title');
  place.className = 'loading';
  place.replaceChildren(
    make('p', { class: 'banner', text: words('banner') }),
    make('p', { role: 'status', text: words('loading') }),
  );

  const say = (kind: 'expired' | 'serviced'): void =>
    showNotice(place, { title: words(`${kind}.title`), text: words(`${kind}.text`), actions: [leave()] });
  const fail = (error: unknown): void => {
    const code = codeOf(error);
    if (code === 'game_maintenance' || code === 'maintenance') return say('serviced');
    if (code === 'launch_expired' || code === 'validation') return say('expired');
    const again = make('button', { class: 'main', type: 'button', text: words('retry') });
    again.addEventListener('click', () => void runGame(place, page));
    return showNotice(place, { title: words('failed.title'), text: words('failed.text'), actions: [again, leave()] });
  };

  const kept = readKeptPlay();
  const enter = (): Promise<DemoGame> => {
    if (ticket !== null) return ask(open, { ticket });
    return kept === null ? Promise.reject(new AskFailed('launch_expired')) : ask(resume, { play: kept.play });
  };
  const entered = await enter()
    .then(async (game) => ({ game, makeView: await loadKind(game.game.kind) }))
    .catch((error: unknown) => {
      fail(error);
      return null;
    });
  if (entered === null) return;

  const { game, makeView } = entered;
  const { play } = game;
  const pending = ticket === null ? (kept?.pending ?? null) : null;
  keepPlay({ play, pending });
  document.title = words('title.game', { name: game.game.gameName });
  const betting = createBetting({
    send: (wager) => ask(bet, { play, ...wager }),
    keep: (waiting) => keepPlay({ play, pending: waiting }),
    pending,
  });
  const shown = showPlayPage(place, {
    game,
    betting,
    words,
    figures: createFigures(language, game.currency),
    makeView,
    back: line.framed ? null : leave(),
    onBalance: () => line.say('balance'),
    isOver: (error) => {
      const over = codeOf(error) === 'launch_expired';
      if (over) fail(error);
      return over;
    },
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void shown.refresh(() => ask(resume, { play })).catch(() => undefined);
  });
  line.say('ready');
};
