import { CONTINUES, NOT_FOUND, SESSION_MARK, THEME } from '#src/document/document-marks.ts';
import { jackpotNumber } from '#src/document/jackpot-growth.ts';
import { FAVOURITE_LOTTERIES, RECENT_LOTTERIES } from '#src/document/lottery-marks.ts';
import { RELOADED_KEY } from '#src/lib/reloaded-key.ts';
import type { EarlyInput } from './early-input.ts';

/*
 * The one inline script of a document: `npm run generate` makes `publish/generated/boot-script.ts` of it, the same text for every brand, so that one
 * hash in the Content-Security-Policy admits it. It runs before the first paint, so it is small and opens no browser storage that is read from disk:
 * it reads what it needs from cookies, and opens session storage only for brands that keep their token there (`data-bearer`), or after a failure.
 */

/** What `schemas/routes.ts` says of a path: open to visitors (1), for them alone (2), over home (4). Paths that are none of it are left out. */
declare const PATH_FLAGS: Readonly<Record<string, number>>;
const PUBLIC = 1;
const FOR_VISITORS = 2;
const OVER_HOME = 4;

const LOAD_TIMEOUT_MS = 120_000;
const UNPAINTED_MS = 3000;

const root = document.documentElement.dataset;

/** Empty where the browser refuses cookies. */
const readCookies = (): string => {
  try {
    // oxlint-disable-next-line no-restricted-properties -- a module of the site would not fit in here
    return document.cookie;
  } catch {
    return '';
  }
};
const cookies = readCookies();
const cookie = (name: string): string | undefined => `; ${cookies}`.split(`; ${name}=`)[1]?.split(';')[0];

const hasSession = (): boolean => {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a module of the site would not fit in here
    return !!('bearer' in root ? sessionStorage.getItem('token') : cookie(SESSION_MARK));
  } catch {
    return false;
  }
};

/** The page that the site will show at this address: `src/document/guard.ts` and `document-paths.ts` in small. */
const wantedPage = (isMember: boolean): string => {
  let path = location.pathname.replace(/\/$/, '') || '/index';
  const is = (flag: number): boolean => ((PATH_FLAGS[path] ?? 0) & flag) > 0;
  const asksForLogin = root['path'] === '/login' || 'reader' in root;
  if (isMember && is(FOR_VISITORS)) path = '/index';
  if (!isMember && asksForLogin && !is(PUBLIC)) path = '/login';
  // Which paths a brand lacks is known to the server alone.
  if (root['path'] === NOT_FOUND && path !== '/login') return NOT_FOUND;
  return root['path'] === '/index' && is(OVER_HOME) ? '/index' : path;
};

const theme = cookie(THEME);
if (theme === 'light' || theme === 'dark') root['theme'] = theme;
const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
if (bar) bar.content = bar.dataset[root['theme'] ?? ''] ?? bar.content;

// `no` is the only value of these cookies.
for (const row of [CONTINUES, RECENT_LOTTERIES, FAVOURITE_LOTTERIES]) if (cookie(row)) root[row] = 'no';

const isMember = hasSession();
if (isMember) root['session'] = 'in';
if (wantedPage(isMember) !== root['path']) root['prerendered'] = 'hidden';

// Styles computed before the style sheet loads are browser defaults; disables transitions, so that elements do not animate from them.
root['unpainted'] = '';

/** The currency's symbol is before the number, and stays. */
const writeJackpot = (): void => {
  const figure = document.querySelector<HTMLElement>('[data-jackpot]');
  if (figure)
    figure.textContent = figure.textContent.replace(/\d.*/, jackpotNumber(figure.dataset['jackpot'] ?? '', Date.now()));
};

const isHydrated = (): boolean => 'hydrated' in root;

// No form ever sends itself: a browser would put its fields, a password too, into the address.
const early: { -readonly [Key in keyof EarlyInput]: EarlyInput[Key] } & { readonly typed: Map<unknown, unknown> } = {
  typed: new Map(),
};
globalThis.earlyInput = early;
addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    if (isHydrated()) return;
    event.stopImmediatePropagation();
    early.submitted = event.submitter ?? (event.target as HTMLElement);
    root['earlySubmit'] = '';
  },
  true,
);
addEventListener(
  'click',
  ({ target }) => {
    if (!isHydrated()) early.pressed = (target as HTMLElement).closest<HTMLElement>('[type=button]');
  },
  true,
);
addEventListener(
  'input',
  ({ target }) => {
    const field = target as HTMLInputElement;
    if (!isHydrated()) early.typed.set(field, [field.value, field.checked]);
  },
  true,
);

// The page looks as if it worked, so it has to say when its code does not come.
const markLoadFailed = (): void => {
  if (!isHydrated()) root['loadFailed'] = '';
};
setTimeout(markLoadFailed, LOAD_TIMEOUT_MS);

/** A deploy removes old code and style sheets: the page reloads once, not offline, nor where the next page could not know of it. Returns whether it does. */
const reloadOnce = (): boolean => {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a module of the site would not fit in here
    const storage = sessionStorage;
    if (!navigator.onLine || storage.getItem(RELOADED_KEY)) return false;
    storage.setItem(RELOADED_KEY, '1');
    location.reload();
  } catch {
    return false;
  }
  return true;
};

// If the style sheet fails, the failure notice is shown: only the style sheet hides it.
addEventListener(
  'error',
  ({ target }) => {
    if ((target as Partial<HTMLLinkElement> | null)?.rel !== 'stylesheet') return;
    addEventListener('load', () => document.getElementById('root')?.setAttribute('hidden', ''));
    reloadOnce();
  },
  true,
);

const runScripts = async (): Promise<void> => {
  // One after the other: a script builds on the one before.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-bootstrap]'))
    try {
      // oxlint-disable-next-line no-await-in-loop
      await import(/* @vite-ignore */ href);
    } catch (error) {
      // A document that was kept may name code of a release that is gone. Where the network failed, a reload would lose what was typed.
      // oxlint-disable-next-line no-await-in-loop, no-restricted-globals -- ends here; the site's own calls are not there yet
      const answer = await fetch(href).catch(() => null);
      if (answer?.status !== 404 || !reloadOnce()) markLoadFailed();
      // oxlint-disable-next-line no-console -- nothing else reports it
      console.error(error);
      return;
    }
};

let isStarted = false;
const begin = (): void => {
  if (isStarted) return;
  isStarted = true;
  delete root['unpainted'];
  void runScripts();
};

// After the first frame: out of the cache the code would run in front of the first paint. A hidden tab has no frames, and a page that waits for its
// style sheets has none for a while.
document.addEventListener('DOMContentLoaded', () => {
  writeJackpot();
  if (document.hidden) begin();
  else {
    requestAnimationFrame(() => setTimeout(begin));
    setTimeout(begin, UNPAINTED_MS);
  }
});
