import type { Act, Scene } from '#machines/acts/act.ts';
import { DEPOSIT_ACTS } from '#machines/acts/deposit-acts.ts';
import { button, field, submitOf, type PageElement } from '#machines/acts/page-element.ts';
import { openDeposit, openSearch, openWithdrawal, SEARCH_RESULT, searchFor } from '#machines/acts/site-acts.ts';
import { WITHDRAWAL_ACTS } from '#machines/acts/withdrawal-acts.ts';
import type { OutputOf } from '#schemas/call.ts';
import { depositMethods, withdrawOptions } from '#schemas/calls/cashier.ts';
import { gameCatalogue } from '#schemas/calls/games.ts';
import { ActFailed, STEP_MS } from './browser-hands.ts';
import { playGame } from './play-game.ts';
import type { NewestAnswer } from './platform-answers.ts';
import { depositFlow, gameFlow, PAY, withdrawalFlow } from './site-flows.ts';
import { playFlow, type Stage, type Step } from './stage.ts';

const LIST_OF_GAMES = 'VASSALAGE';
/** The button of the sandbox's payment provider. */
const PAY_BUTTON = 'button[name=event][value=pay]';
const ADD_ACCOUNT = button('account.add', 'the button that adds an account');
const BANK = field('bankCode', 'combobox');
const ACCOUNT: PageElement = { role: 'radio', called: 'an account for withdrawals' };

/** Returns the name of a game that the search finds and that can be started. */
export const gameName = async (answer: NewestAnswer): Promise<string> => {
  const { vendors } = (await answer(gameCatalogue.path)) as OutputOf<typeof gameCatalogue>;
  const game = vendors
    .filter(({ gameType }) => gameType === 'RNG')
    .flatMap(({ games }) => games)
    .find(({ isGame }) => isGame !== LIST_OF_GAMES);
  if (game === undefined) throw new ActFailed('the platform offers no game');
  return game.gameName;
};

/** Pays an order on the provider's page, which opens in a new tab. */
const payAtProvider =
  ({ context }: Stage): Act =>
  async ({ hands }) => {
    const [provider] = await Promise.all([context.waitForEvent('page', { timeout: STEP_MS }), hands.press(PAY)]);
    await provider.locator(PAY_BUTTON).click({ timeout: STEP_MS });
    await provider.locator(PAY_BUTTON).waitFor({ state: 'detached', timeout: STEP_MS });
    await provider.close();
  };

/** Orders the smallest possible deposit with the first method that is paid on a provider's page. */
const orderDeposit =
  ({ answer }: Stage): Act =>
  async (scene) => {
    const { list } = (await answer(depositMethods.path)) as OutputOf<typeof depositMethods>;
    const method = list.find(({ kind }) => kind === 'REDIRECT');
    if (method === undefined) throw new ActFailed("the page offers no method that is paid on a provider's page");
    const input = { methodId: method.methodId, amount: method.min };
    await DEPOSIT_ACTS['form.submit'](scene, { type: 'form.submit', operation: { input } });
  };

export const playDeposit = async (stage: Stage, scene: Scene, step: Step): Promise<void> => {
  await step('open the deposit', () => openDeposit(scene));
  await playFlow(depositFlow(orderDeposit(stage), payAtProvider(stage)), scene, step);
};

/** Confirms the smallest amount that the platform pays out. */
const confirmSmallest =
  ({ answer }: Stage): Act =>
  async (scene) => {
    const { min } = (await answer(withdrawOptions.path)) as OutputOf<typeof withdrawOptions>;
    await WITHDRAWAL_ACTS['amount.confirm'](scene, { type: 'amount.confirm', draft: { amount: min } });
  };

const addAccount = async ({ hands }: Scene): Promise<void> => {
  await hands.press(ADD_ACCOUNT);
  await hands.chooseFirst(BANK);
  await hands.type(field('accountNumber'), '00112233445566');
  await hands.press(submitOf('accountNumber'));
  await hands.waitFor(ACCOUNT);
};

export const playWithdrawal = async (stage: Stage, scene: Scene, step: Step): Promise<void> => {
  await step('open the withdrawal', () => openWithdrawal(scene));
  await step('add an account', async () => {
    await scene.hands.waitFor(ADD_ACCOUNT);
    if (!(await scene.hands.isShown(ACCOUNT))) await addAccount(scene);
  });
  await playFlow(withdrawalFlow(confirmSmallest(stage)), scene, step);
};

/** Finds a game by its name, starts it and plays a round. */
export const playFoundGame = async ({ page, context, answer }: Stage, scene: Scene, step: Step): Promise<void> => {
  await step('search for a game', async () => {
    await openSearch(scene);
    await searchFor(scene, await gameName(answer));
  });
  const start: Act = ({ hands }) => hands.press(SEARCH_RESULT);
  await playFlow(
    gameFlow(start, () => playGame(page, context)),
    scene,
    step,
  );
};
