import type { DemoGame } from '#schemas/demo-game.ts';
import { problemTextKey, type Betting, type Settled } from './betting.ts';
import type { Formatters } from './formatters.ts';
import type { CreateGameView } from './game-view.ts';
import { element } from './element.ts';
import { oddsPanel } from './odds-panel.ts';
import { sleep, prefersReducedMotion } from './motion.ts';
import { roundsPanel } from './rounds-panel.ts';
import { stakeControl } from './stake-control.ts';
import type { Translate } from './page-texts.ts';

export interface PlayPageOptions {
  readonly game: DemoGame;
  readonly betting: Betting;
  readonly t: Translate;
  readonly format: Formatters;
  readonly createView: CreateGameView;
  readonly back: HTMLElement | null;
  /** Called when the balance changes. */
  readonly onBalance: () => void;
  /** Handles a failure that ends the game and replaces this page; returns whether it was such a failure. */
  readonly isOver: (error: unknown) => boolean;
}

export interface PlayPage {
  /** Applies the platform's current state, unless a round has started in between. */
  readonly refresh: (load: () => Promise<DemoGame>) => Promise<void>;
}

/** The duration of a round: long enough for the player to follow it. */
const roundDurationMs = (): number => (prefersReducedMotion() ? 700 : 1100);

export const showPlayPage = (
  place: HTMLElement,
  { game, betting, t, format, createView, back, onBalance, isOver }: PlayPageOptions,
): PlayPage => {
  const { game: facts, stakes } = game;
  const balance = element('strong', { text: format.money(game.balance) });
  const pays = element('p', { class: 'pays' });
  const outcome = element('p', { class: 'outcome', role: 'status' });
  const button = element('button', { class: 'main', name: 'play', type: 'button' });
  const view = createView({ game, t, format, onChoice: () => showPays() });
  const stake = stakeControl({ stakes, t, format, onChange: () => showPays() });
  const rounds = roundsPanel({ t, format, describe: view.describe });
  const choices = element('fieldset', { class: 'bare' }, view.controls);
  let busy = false;
  let roundCount = 0;

  function showPays(): void {
    const multiple = view.multiple();
    pays.hidden = multiple === null;
    pays.textContent = multiple === null ? '' : t('pays', { amount: format.money(stake.stake() * multiple) });
  }

  const refreshControls = (): void => {
    const waits = betting.pending() !== null;
    choices.disabled = busy || waits;
    stake.lock(busy || waits);
    button.setAttribute('aria-disabled', String(busy));
    button.textContent = busy ? t('playing') : waits ? t('again') : t(`play.${facts.kind}`);
  };

  const setStatus = (lines: readonly string[], look = ''): void => {
    outcome.className = `outcome ${look}`;
    outcome.replaceChildren(...lines.map((text) => element('span', { text })));
  };

  const show = async ({ round, balance: left }: Settled): Promise<void> => {
    await view.showOutcome(round.outcome);
    const won = round.payout > 0;
    setStatus(
      [view.describe(round.outcome), won ? t('won', { amount: format.money(round.payout) }) : t('lost')],
      won ? 'won' : '',
    );
    balance.textContent = format.money(left);
    rounds.add(round);
    onBalance();
  };

  const play = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    roundCount += 1;
    refreshControls();
    setStatus([t('playing.said')]);
    view.startRound();
    try {
      const asked = betting.pending() === null ? betting.place(stake.stake(), view.choice()) : betting.retry();
      const [settled] = await Promise.all([asked, sleep(roundDurationMs())]);
      await show(settled);
    } catch (error) {
      view.reset();
      if (isOver(error)) return;
      setStatus([t(problemTextKey(error, betting.pending() !== null))], 'bad');
    }
    busy = false;
    refreshControls();
  };

  button.addEventListener('click', () => void play());
  place.className = `play ${facts.kind}`;
  view.stage.setAttribute('aria-hidden', 'true');
  place.replaceChildren(
    element('p', { class: 'banner', text: t(game.playMoney ? 'banner.playMoney' : 'banner') }),
    element(
      'header',
      {},
      back,
      element(
        'div',
        { class: 'name' },
        element('h1', { text: facts.gameName }),
        element('p', { class: 'muted', text: facts.vendor }),
      ),
      element(
        'p',
        { class: 'balance' },
        element('span', { text: t(game.playMoney ? 'balance.playMoney' : 'balance') }),
        balance,
      ),
    ),
    element('div', { class: 'left' }, view.stage, outcome),
    element(
      'div',
      { class: 'right' },
      element('div', { class: 'card controls' }, choices, stake.element, pays, button),
      oddsPanel(game, { t, format, oddsName: view.oddsName }),
      rounds.element,
    ),
  );
  rounds.show(game.rounds);
  const waiting = betting.pending();
  if (waiting !== null) {
    stake.set(waiting.stake);
    view.choose(waiting.choice);
  }
  setStatus([t(waiting === null ? 'ready' : 'problem.unknown')], waiting === null ? '' : 'bad');
  refreshControls();
  showPays();

  return {
    refresh: async (load) => {
      const roundsBefore = roundCount;
      const now = await load();
      if (busy || roundsBefore !== roundCount) return;
      balance.textContent = format.money(now.balance);
      rounds.show(now.rounds);
    },
  };
};
