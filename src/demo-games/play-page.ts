import type { DemoGame } from '#schemas/demo-game.ts';
import type { Betting, Settled } from './betting.ts';
import type { Figures } from './figures.ts';
import type { MakeKindView } from './kind-view.ts';
import { make } from './make.ts';
import { oddsPanel } from './odds-panel.ts';
import { pause, wantsLessMotion } from './pause.ts';
import { problemWord } from './problem-word.ts';
import { roundsPanel } from './rounds-panel.ts';
import { stakeControl } from './stake-control.ts';
import type { Words } from './words.ts';

export interface PlayPageParts {
  readonly game: DemoGame;
  readonly betting: Betting;
  readonly words: Words;
  readonly figures: Figures;
  readonly makeView: MakeKindView;
  readonly back: HTMLElement | null;
  /** The balance has changed. */
  readonly onBalance: () => void;
  /** True where the failure ends the game; somebody else then has the page. */
  readonly isOver: (error: unknown) => boolean;
}

export interface PlayPage {
  /** Takes over what the platform says now, unless a round has come in between. */
  readonly refresh: (load: () => Promise<DemoGame>) => Promise<void>;
}

/** A round is long enough to be followed. */
const roundMs = (): number => (wantsLessMotion() ? 700 : 1100);

export const showPlayPage = (
  place: HTMLElement,
  { game, betting, words, figures, makeView, back, onBalance, isOver }: PlayPageParts,
): PlayPage => {
  const { game: facts, stakes } = game;
  const balance = make('strong', { text: figures.money(game.balance) });
  const pays = make('p', { class: 'pays' });
  const outcome = make('p', { class: 'outcome', role: 'status' });
  const button = make('button', { class: 'main', type: 'button' });
  const view = makeView({ game, words, figures, onChoice: () => showPays() });
  const stake = stakeControl({ stakes, words, figures, onChange: () => showPays() });
  const rounds = roundsPanel({ words, figures, describe: view.describe });
  const choices = make('fieldset', { class: 'bare' }, view.controls);
  let busy = false;
  let turns = 0;

  function showPays(): void {
    const multiple = view.multiple();
    pays.hidden = multiple === null;
    pays.textContent = multiple === null ? '' : words('pays', { amount: figures.money(stake.stake() * multiple) });
  }

  const refreshControls = (): void => {
    const waits = betting.pending() !== null;
    choices.disabled = busy || waits;
    stake.lock(busy || waits);
    button.setAttribute('aria-disabled', String(busy));
    button.textContent = busy ? words('playing') : waits ? words('again') : words(`play.${facts.kind}`);
  };

  const say = (lines: readonly string[], look = ''): void => {
    outcome.className = `outcome ${look}`;
    outcome.replaceChildren(...lines.map((text) => make('span', { text })));
  };

  const show = async ({ round, balance: left }: Settled): Promise<void> => {
    await view.finish(round.outcome);
    const won = round.payout > 0;
    say(
      [view.describe(round.outcome), won ? words('won', { amount: figures.money(round.payout) }) : words('lost')],
      won ? 'won' : '',
    );
    balance.textContent = figures.money(left);
    rounds.add(round);
    onBalance();
  };

  const play = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    turns += 1;
    refreshControls();
    say([words('playing.said')]);
    view.start();
    try {
      const asked = betting.pending() === null ? betting.place(stake.stake(), view.choice()) : betting.again();
      const [settled] = await Promise.all([asked, pause(roundMs())]);
      await show(settled);
    } catch (error) {
      view.rest();
      if (isOver(error)) return;
      say([words(problemWord(error, betting.pending() !== null))], 'bad');
    }
    busy = false;
    refreshControls();
  };

  button.addEventListener('click', () => void play());
  place.className = `play ${facts.kind}`;
  view.stage.setAttribute('aria-hidden', 'true');
  place.replaceChildren(
    make('p', { class: 'banner', text: words('banner') }),
    make(
      'header',
      {},
      back,
      make(
        'div',
        { class: 'name' },
        make('h1', { text: facts.gameName }),
        make('p', { class: 'muted', text: facts.vendor }),
      ),
      make('p', { class: 'balance' }, make('span', { text: words('balance') }), balance),
    ),
    make('div', { class: 'left' }, view.stage, outcome),
    make(
      'div',
      { class: 'right' },
      make('div', { class: 'card controls' }, choices, stake.element, pays, button),
      oddsPanel(game, { words, figures, oddsName: view.oddsName }),
      rounds.element,
    ),
  );
  rounds.show(game.rounds);
  const waiting = betting.pending();
  if (waiting !== null) stake.set(waiting.stake);
  say([words(waiting === null ? 'ready' : 'problem.unknown')], waiting === null ? '' : 'bad');
  refreshControls();
  showPays();

  return {
    refresh: async (load) => {
      const turn = turns;
      const now = await load();
      if (busy || turn !== turns) return;
      balance.textContent = figures.money(now.balance);
      rounds.show(now.rounds);
    },
  };
};
