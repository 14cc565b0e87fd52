import type { Scene } from './act.ts';
import { button, field, type PageElement } from './page-element.ts';

/** The part of a scene that acts use if they type none of the player's data. */
type Place = Pick<Scene, 'hands'>;

const LOGIN = button('login', 'the Log in button');
const REGISTER = button('register', 'the Register button');
const SEARCH = button('search', 'the search button');
const DEPOSIT = button('deposit', 'the Deposit button');
const MENU = button('menu', 'the menu button');
const ACCOUNT = button('account', 'the account menu');
const CLOSE = button('close', 'the button that closes the dialog');
const CONFIRM = button('confirm', 'the button that confirms');
const LOG_OUT = button('signOut', 'the Log out button');
const LOG_OUT_ITEM: PageElement = { ...LOG_OUT, role: 'menuitem' };
const LOGIN_NAME: PageElement = { ...field('username'), within: { role: 'form', called: 'the login form' } };
const SEARCH_BOX: PageElement = { role: 'combobox', at: '[type=search]', called: 'the search field' };
const CENTRE_MENU: PageElement = {
  role: 'button',
  at: '[aria-expanded]',
  within: { role: 'navigation', called: 'the menu of the member centre' },
  called: 'the menu of the member centre',
};

/** A game or a category that a search has found. */
export const SEARCH_RESULT: PageElement = { role: 'option', called: 'a search result' };

/** The balance in the header, which only members have. */
export const BALANCE = button('balance', 'the balance in the header');

const centreLink = (page: string): PageElement => ({
  role: 'link',
  at: `[href*="member=${page}"]`,
  called: `the link to the page ${page} of the member centre`,
});

/** Waits until a visitor can log in: through a button, or through the form in a wide header or on the login page. */
export const seeVisitor = ({ hands }: Place): Promise<PageElement> => hands.waitFor(LOGIN, LOGIN_NAME);

export const seeMember = ({ hands }: Place): Promise<PageElement> => hands.waitFor(BALANCE);

/** Opens the login form, unless the page shows one. */
export const openLogin = async (scene: Place): Promise<void> => {
  await seeVisitor(scene);
  const { hands } = scene;
  if (!(await hands.isShown(LOGIN_NAME))) await hands.press(LOGIN);
  await hands.waitFor(LOGIN_NAME);
};

export const openRegistration = ({ hands }: Place): Promise<void> => hands.press(REGISTER);

/** Opens the search with its button, which may be inside the menu in a narrow window. */
export const openSearch = async ({ hands }: Place): Promise<void> => {
  await hands.waitFor(SEARCH, MENU);
  if (!(await hands.isShown(SEARCH))) await hands.press(MENU);
  await hands.press(SEARCH);
};

/** Types into the search and waits for a result. */
export const searchFor = async ({ hands }: Place, text: string): Promise<void> => {
  await hands.type(SEARCH_BOX, text);
  await hands.waitFor(SEARCH_RESULT);
};

export const openDeposit = ({ hands }: Place): Promise<void> => hands.press(DEPOSIT);

/** Opens the withdrawal page from the deposit page, through the menu of the member centre. */
export const openWithdrawal = async (scene: Place): Promise<void> => {
  const { hands } = scene;
  const link = centreLink('withdraw');
  await openDeposit(scene);
  // Only dialogs have a close button, so once it appears, the member centre covers the menus of the page.
  await hands.waitFor(CLOSE);
  await hands.waitFor(link, CENTRE_MENU);
  if (!(await hands.isShown(link))) await hands.press(CENTRE_MENU);
  await hands.press(link);
};

export const closeDialog = ({ hands }: Place): Promise<void> => hands.press(CLOSE);

/** Logs out through the account menu or, if the page has none, through the page's menu. */
export const logOut = async (scene: Place): Promise<void> => {
  const { hands } = scene;
  await hands.waitFor(ACCOUNT, MENU);
  if (await hands.isShown(ACCOUNT)) {
    await hands.press(ACCOUNT);
    await hands.press(LOG_OUT_ITEM);
  } else {
    await hands.press(MENU);
    await hands.press(LOG_OUT);
  }
  await hands.press(CONFIRM);
  await seeVisitor(scene);
};
