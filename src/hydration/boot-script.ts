import { CONTINUES, NOT_FOUND, SESSION_MARK, THEME } from '#src/document/document-marks.ts';
import { jackpotNumber } from '#src/document/jackpot-growth.ts';
import { FAVOURITE_LOTTERIES, RECENT_LOTTERIES } from '#src/document/lottery-marks.ts';
import { RELOADED_KEY } from '#src/lib/reloaded-key.ts';
import type { EarlyInput } from './early-input.ts';

/*
 * The only inline script of a document. `npm run generate` compiles it to `publish/generated/boot-script.ts`; its text is the same for every brand,
 * so one hash in the Content-Security-Policy allows it. It runs before the first paint, so it is small and does not open browser storage that is read
 * from disk: it reads its data from cookies, and opens session storage only for brands that keep their token there (`data-bearer`), or after a
 * failure.
 */

/**
 * The flags of a path from `schemas/routes.ts`: open to visitors (1), only for visitors (2), shown over home (4). Paths without a flag are left out.
 */
declare const PATH_FLAGS: Readonly<Record<string, number>>;
const PUBLIC = 1;
const FOR_VISITORS = 2;
const OVER_HOME = 4;

const LOAD_TIMEOUT_MS = 120_000;
const UNPAINTED_MS = 3000;

const root = document.documentElement.dataset;

/** Returns an empty string if the browser blocks cookies. */
const readCookies = (): string => {
  try {
    // oxlint-disable-next-line no-restricted-properties -- an imported module would make this script too large
    return document.cookie;
  } catch {
    return '';
  }
};
const cookies = readCookies();
const cookie = (name: string): string | undefined => `; ${cookies}`.split(`; ${name}=`)[1]?.split(';')[0];

const hasSession = (): boolean => {
  try {
    // oxlint-disable-next-line no-restricted-globals -- an imported module would make this script too large
    return !!('bearer' in root ? sessionStorage.getItem('token') : cookie(SESSION_MARK));
  } catch {
    return false;
  }
};

/** Returns the page that the site will show at the current URL: a small version of `src/document/guard.ts` and `document-paths.ts`. */
const wantedPage = (isMember: boolean): string => {
  let path = location.pathname.replace(/\/$/, '') || '/index';
  const is = (flag: number): boolean => ((PATH_FLAGS[path] ?? 0) & flag) > 0;
  const asksForLogin = root['path'] === '/login' || 'reader' in root;
  if (isMember && is(FOR_VISITORS)) path = '/index';
  if (!isMember && asksForLogin && !is(PUBLIC)) path = '/login';
  // Trust the server here, because only the server knows which paths a brand does not have.
  if (root['path'] === NOT_FOUND && path !== '/login') return NOT_FOUND;
  return root['path'] === '/index' && is(OVER_HOME) ? '/index' : path;
};

const theme = cookie(THEME);
if (theme === 'light' || theme === 'dark') root['theme'] = theme;
const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
if (bar) bar.content = bar.dataset[root['theme'] ?? ''] ?? bar.content;

// The only possible value of these cookies is `no`.
for (const row of [CONTINUES, RECENT_LOTTERIES, FAVOURITE_LOTTERIES]) if (cookie(row)) root[row] = 'no';

const isMember = hasSession();
if (isMember) root['session'] = 'in';
if (wantedPage(isMember) !== root['path']) root['prerendered'] = 'hidden';

// Styles computed before the style sheet loads are browser defaults, so disable transitions to stop elements from animating from them.
root['unpainted'] = '';

/** Writes the current jackpot in place of the number after the currency symbol. */
const writeJackpot = (): void => {
  const figure = document.querySelector<HTMLElement>('[data-jackpot]');
  // oxlint-disable-next-line marquee/device-clock -- the platform's time is not known yet
  const now = Date.now();
  if (figure)
    figure.textContent = figure.textContent.replace(/\d.*/, jackpotNumber(figure.dataset['jackpot'] ?? '', now));
};

const isHydrated = (): boolean => 'hydrated' in root;

// Prevent native form submits: the browser would put the fields, even a password, into the URL.
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

// The page looks usable, so a message is needed if its code does not load.
const markLoadFailed = (): void => {
  if (!isHydrated()) root['loadFailed'] = '';
};
setTimeout(markLoadFailed, LOAD_TIMEOUT_MS);

/**
 * Reloads the page once, because a deploy removes old code and style sheets. Does nothing if session storage is blocked, since the next page could not
 * know about the reload. Returns whether the page reloads.
 */
const reloadOnce = (): boolean => {
  try {
    // oxlint-disable-next-line no-restricted-globals -- an imported module would make this script too large
    const storage = sessionStorage;
    if (storage.getItem(RELOADED_KEY)) return false;
    storage.setItem(RELOADED_KEY, '1');
    location.reload();
    return true;
  } catch {
    return false;
  }
};

// If the style sheet fails to load, the failure notice becomes visible, because only the style sheet hides it.
addEventListener(
  'error',
  ({ target }) => {
    if ((target as Partial<HTMLLinkElement> | null)?.rel !== 'stylesheet') return;
    addEventListener('load', () => document.getElementById('root')?.setAttribute('hidden', ''));
    // If the browser reports that it is offline, do not reload: the notice has a link to reload, because the report may be wrong.
    if (navigator.onLine) reloadOnce();
  },
  true,
);

const runScripts = async (): Promise<void> => {
  // Run in sequence, because each script depends on the previous one.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-bootstrap]'))
    try {
      // oxlint-disable-next-line no-await-in-loop
      await import(/* @vite-ignore */ href);
    } catch (error) {
      // A cached document may refer to code of a release that no longer exists. After a network failure, a reload would lose the user's input.
      // oxlint-disable-next-line no-await-in-loop, no-restricted-globals -- the loop ends here, and the site's client is not loaded yet
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

// Begin after the first frame, because cached code would otherwise run before the first paint. A hidden tab renders no frames, so begin there at
// once; a page that waits for its style sheets renders none for a while, so a timeout limits the wait.
document.addEventListener('DOMContentLoaded', () => {
  writeJackpot();
  if (document.hidden) begin();
  else {
    requestAnimationFrame(() => setTimeout(begin));
    setTimeout(begin, UNPAINTED_MS);
  }
});
