import type { Browser, Page } from 'playwright';
import type { Scene } from '#machines/acts/act.ts';
import {
  closeDialog,
  logOut,
  openLogin,
  openRegistration,
  openSearch,
  searchFor,
  seeMember,
  seeVisitor,
} from '#machines/acts/site-acts.ts';
import { captcha, registerSettings } from '#schemas/calls/account.ts';
import { depositMethods, withdrawOptions } from '#schemas/calls/cashier.ts';
import { gameCatalogue } from '#schemas/calls/games.ts';
import { ActFailed, STEP_MS } from './browser-hands.ts';
import type { JourneyFault, JourneySide } from './journey-side.ts';
import { knownPlayer, newPlayer } from './journey-players.ts';
import { gameName, playDeposit, playFoundGame, playWithdrawal } from './member-journeys.ts';
import { LOGIN_FLOW, openedRegistration } from './site-flows.ts';
import { openStage, playFlow, type Stage, type Step } from './stage.ts';

const READ_PATHS: ReadonlySet<string> = new Set(
  [captcha, registerSettings, depositMethods, withdrawOptions, gameCatalogue].map(({ path }) => path),
);

const hydrated = async (page: Page): Promise<void> => {
  try {
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  } catch (cause) {
    throw new ActFailed(`the scripts of the page did not start within ${STEP_MS / 1000} seconds`, { cause });
  }
};

/** Opens the home page and waits until it is hydrated and shows whether the player is logged in. */
const open = (stage: Stage, step: Step, see: typeof seeVisitor): Promise<void> =>
  step('open the site', async () => {
    // A dialog goes back in the history when it closes, which would cancel this navigation.
    await stage.page.waitForFunction(
      () =>
        document.querySelector('dialog[open]') !== null ||
        (history.state as { readonly modal?: unknown } | null)?.modal === undefined,
    );
    await stage.page.goto('/', { waitUntil: 'commit' });
    await hydrated(stage.page);
    await see(stage);
  });

const search = async (stage: Stage, step: Step): Promise<void> => {
  await open(stage, step, seeVisitor);
  await step('open the search', () => openSearch(stage));
  await step('search for a game', async () => searchFor(stage, await gameName(stage.answer)));
  await step('close the search', () => closeDialog(stage));
};

const register = async (stage: Stage, side: JourneySide, step: Step): Promise<Scene> => {
  const { hands, answer } = stage;
  await open(stage, step, seeVisitor);
  const flow = await step('open the registration', async () => {
    await openRegistration(stage);
    return openedRegistration(hands);
  });
  const scene = { hands, player: await newPlayer(side, answer) };
  await playFlow(flow, scene, step);
  return scene;
};

const logIn = async (stage: Stage, scene: Scene, step: Step): Promise<void> => {
  await open(stage, step, seeVisitor);
  await step('open the login', () => openLogin(stage));
  await playFlow(LOGIN_FLOW, scene, step);
};

/** Plays a journey of the member who is logged in. */
const asMember = (stage: Stage, journey: string, act: (step: Step) => Promise<void>): Promise<boolean> =>
  stage.play(journey, 'member', async (step) => {
    await open(stage, step, seeMember);
    await act(step);
  });

type LeaveOut = (sentence: string) => void;

const CENTRE_OFF = 'is left out: the brand has switched off the member centre.';

/** A visitor searches and registers; as a new member, they deposit, play a game and log out. */
const playNewcomer = async (stage: Stage, side: JourneySide, leaveOut: LeaveOut): Promise<void> => {
  const { modules, connectors } = side.brand;
  let scene: Scene | null = null;
  if (modules.loginRequired) leaveOut('The search of visitors is left out: the brand requires a login.');
  else await stage.play('search', 'visitor', (step) => search(stage, step));
  if (connectors.human !== null)
    return leaveOut(
      'The registration, the login and all member journeys are left out: the brand requires human verification.',
    );
  await stage.play('registration', 'visitor', async (step) => {
    scene = await register(stage, side, step);
  });
  if (scene === null)
    return leaveOut('The deposit, the start of a game and the log-out are left out: the registration failed.');
  const member: Scene = scene;
  if (modules.off.includes('memberCentre')) leaveOut(`The deposit ${CENTRE_OFF}`);
  else await asMember(stage, 'deposit', (step) => playDeposit(stage, member, step));
  await asMember(stage, 'game launch', (step) => playFoundGame(stage, member, step));
  await asMember(stage, 'log out', (step) => step('log out', () => logOut(stage)));
};

/** A member logs in, first with a wrong password, and withdraws money. */
const playMember = async (stage: Stage, side: JourneySide, leaveOut: LeaveOut): Promise<void> => {
  const { account, brand, withdraws } = side;
  if (brand.connectors.human !== null) return;
  if (account === null)
    return leaveOut('The login and the withdrawal are left out: there is no member with money to withdraw.');
  const scene = { hands: stage.hands, player: knownPlayer(side, account, stage.answer) };
  const isIn = await stage.play('login', 'visitor', (step) => logIn(stage, scene, step));
  if (!withdraws) return;
  if (!isIn) return leaveOut('The withdrawal is left out: the member could not log in.');
  if (brand.modules.off.includes('memberCentre')) return leaveOut(`The withdrawal ${CENTRE_OFF}`);
  await asMember(stage, 'withdrawal', (step) => playWithdrawal(stage, scene, step));
};

/**
 * Plays the journeys of players on a release, in a real browser and against a sandbox: search, registration, deposit, start of a game, log-out, login and
 * withdrawal. The steps follow the state machines. Returns the first failed step of each journey that could not be completed; `leaveOut` receives a
 * sentence for each journey that cannot be played for this brand or side. Throws if the browser is closed.
 */
export const playJourneys = async (
  browser: Browser,
  side: JourneySide,
  leaveOut: LeaveOut = () => undefined,
): Promise<readonly JourneyFault[]> => {
  const faults: JourneyFault[] = [];
  const inWindow = async (play: typeof playNewcomer): Promise<void> => {
    const stage = await openStage(browser, side, { paths: READ_PATHS, report: (fault) => void faults.push(fault) });
    try {
      await play(stage, side, leaveOut);
    } finally {
      await stage.close();
    }
  };
  await Promise.all([inWindow(playNewcomer), inWindow(playMember)]);
  return faults;
};
