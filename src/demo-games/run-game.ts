import { setLanguages } from '#schemas/languages.ts';
import { bet, open, resume } from '#schemas/calls/demo.ts';
import type { DemoGame } from '#schemas/demo-game.ts';
import type { DemoKind, DemoPage } from '#schemas/demo-page.ts';
import { CallError, createGameClient } from './game-client.ts';
import { createBetting } from './betting.ts';
import { createFormatters } from './formatters.ts';
import { savePlay, readSavedPlay } from './saved-play.ts';
import type { CreateGameView } from './game-view.ts';
import { element } from './element.ts';
import { readLaunchParams } from './launch-params.ts';
import { showPlayPage } from './play-page.ts';
import { createSiteMessenger } from './site-messenger.ts';
import { backLink } from './back-link.ts';
import { textsIn } from './page-texts.ts';

const GAME_VIEWS: Readonly<Record<DemoKind, () => Promise<CreateGameView>>> = {
  slot: async () => (await import('./slot-view.ts')).slotView,
  dice: async () => (await import('./dice-view.ts')).diceView,
  draw: async () => (await import('./draw-view.ts')).drawView,
  table: async () => (await import('./table-view.ts')).tableView,
};

const loadGameView = (kind: DemoKind): Promise<CreateGameView> => GAME_VIEWS[kind]();

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly (HTMLElement | null)[];
}

/** Shows why the game is not available, with actions. */
const showNotice = (place: HTMLElement, { title, text, actions }: Notice): void => {
  const heading = element('h1', { tabindex: '-1', text: title });
  place.className = 'notice';
  place.replaceChildren(
    element(
      'div',
      { class: 'card' },
      heading,
      element('p', { text }),
      element('div', { class: 'actions' }, ...actions),
    ),
  );
  heading.focus();
};

const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : '');

/** Runs a game's page: opens the game with its ticket, which works once, or resumes a saved play. */
export const runGame = async (place: HTMLElement, page: DemoPage): Promise<void> => {
  const { ticket, back } = readLaunchParams(location.href, page);
  setLanguages({ [page.language]: page.shown });
  const t = textsIn(page.shown);
  const call = createGameClient(page);
  const messenger = createSiteMessenger(back);
  const createBackLink = () => backLink({ t, messenger, back });
  document.title = t('title');
  place.className = 'loading';
  place.replaceChildren(
    element('p', { class: 'banner', text: t('banner') }),
    element('p', { role: 'status', text: t('loading') }),
  );

  const showEnd = (kind: 'expired' | 'serviced'): void =>
    showNotice(place, { title: t(`${kind}.title`), text: t(`${kind}.text`), actions: [createBackLink()] });
  const fail = (error: unknown): void => {
    const code = codeOf(error);
    if (code === 'game_maintenance' || code === 'maintenance') return showEnd('serviced');
    if (code === 'launch_expired' || code === 'validation') return showEnd('expired');
    const again = element('button', { class: 'main', type: 'button', text: t('retry') });
    again.addEventListener('click', () => void runGame(place, page));
    return showNotice(place, { title: t('failed.title'), text: t('failed.text'), actions: [again, createBackLink()] });
  };

  const saved = readSavedPlay();
  const openGame = (): Promise<DemoGame> => {
    if (ticket !== null) return call(open, { ticket });
    return saved === null ? Promise.reject(new CallError('launch_expired')) : call(resume, { play: saved.play });
  };
  const pending = ticket === null ? (saved?.pending ?? null) : null;
  const opened = await openGame()
    .then(async (game) => {
      savePlay({ play: game.play, pending });
      return { game, createView: await loadGameView(game.game.kind) };
    })
    .catch((error: unknown) => {
      fail(error);
      return null;
    });
  if (opened === null) return;

  const { game, createView } = opened;
  const { play } = game;
  document.title = t('title.game', { name: game.game.gameName });
  const betting = createBetting({
    send: (placed) => call(bet, { play, ...placed }),
    persist: (waiting) => savePlay({ play, pending: waiting }),
    pending,
  });
  const playPage = showPlayPage(place, {
    game,
    betting,
    t,
    format: createFormatters(page.shown, game),
    createView,
    back: messenger.isFramed ? null : createBackLink(),
    onBalance: () => messenger.send('balance'),
    isOver: (error) => {
      const over = codeOf(error) === 'launch_expired';
      if (over) fail(error);
      return over;
    },
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void playPage.refresh(() => call(resume, { play })).catch(() => undefined);
  });
  messenger.send('ready');
};
