import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import type { EarlyInput } from '#src/hydration/early-input.ts';
import { bootScript } from '#cli/generate/boot-script.ts';

/** The boot script, built from its source. A test in `cli/generate` checks that the generated file is the same. */
const script = (await bootScript()).replace('import(', 'load(');

interface Page {
  readonly path: string;
  readonly first?: string;
  readonly reader?: 'member';
  readonly token?: string | null;
  readonly bearer?: boolean;
  readonly cookie?: string;
  readonly blocked?: boolean;
  readonly hidden?: boolean;
  readonly load?: (address: string) => Promise<unknown>;
}

/** The page on which the boot script runs. */
interface Opened {
  dataset: Record<string, string>;
  globals?: Record<string, unknown>;
  figure?: { textContent: string; readonly dataset: { readonly jackpot: string } };
}

const listeners = new Map<string, (event: object) => void>();
const timers = new Map<number | undefined, () => void>();
const frames: (() => void)[] = [];
const told = vi.fn<(error: Error) => void>();
const opened = vi.fn<() => never>();

const boot = (
  {
    path,
    first = '/index',
    reader,
    token = null,
    bearer = false,
    cookie = '',
    blocked = false,
    hidden = false,
    load = () => Promise.resolve(),
  }: Page,
  page: Opened = { dataset: {} },
) => {
  const dataset: Record<string, string> = {
    theme: 'light',
    path: first,
    ...(reader === undefined ? {} : { reader }),
    ...(bearer ? { bearer: '' } : {}),
  };
  page.dataset = dataset;
  const meta = {
    content: '#111111',
    dataset: { light: '#aaaaaa', dark: '#bbbbbb' },
  };
  timers.clear();
  frames.length = 0;
  page.globals = {
    document: {
      documentElement: { dataset },
      querySelector: (selector: string) => (selector === '[data-jackpot]' ? page.figure : meta),
      querySelectorAll: (selector: string) =>
        selector === 'link[data-bootstrap]' ? ['/first.js', '/then.js'].map((href) => ({ href })) : [],
      addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
      hidden,
      get cookie() {
        if (blocked) throw new Error('blocked');
        return cookie;
      },
    },
    location: { pathname: path },
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    setTimeout: (task: () => void, ms?: number) => timers.set(ms, task),
    requestAnimationFrame: (task: () => void) => frames.push(task),
    console: { error: told },
    load,
    sessionStorage: {
      getItem: (key: string) => {
        if (!bearer) opened();
        if (blocked) throw new Error('blocked');
        return key === 'token' ? token : null;
      },
    },
  };
  Object.defineProperty(page.globals, 'localStorage', { get: opened });
  runInNewContext(script, page.globals);
  return { ...dataset, color: meta.content };
};

test('the browser never submits a form itself, so that no password appears in a URL, and input, clicks and submits before hydration are recorded', () => {
  const page: Opened = { dataset: {} };
  const seen: string[] = [];
  const sent = (submitter: object | null, target: object) => ({
    submitter,
    target,
    preventDefault: () => void seen.push('held'),
    stopImmediatePropagation: () => void seen.push('told nobody'),
  });
  const [button, form, field] = [{}, {}, { value: 'a', checked: undefined }];
  boot({ path: '/index' }, page);
  const early = page.globals?.earlyInput as EarlyInput;
  listeners.get('submit')?.(sent(null, form));
  expect(early.submitted).toBe(form);
  listeners.get('submit')?.(sent(button, form));
  expect(early.submitted).toBe(button);
  expect([seen, page.dataset]).toEqual([
    ['held', 'told nobody', 'held', 'told nobody'],
    { theme: 'light', path: '/index', unpainted: '', earlySubmit: '' },
  ]);
  listeners.get('input')?.({ target: field });
  listeners.get('input')?.({ target: Object.assign(field, { value: 'ab' }) });
  expect([...early.typed]).toEqual([[field, ['ab', undefined]]]);
  const menu = {};
  listeners.get('click')?.({ target: { closest: (selector: string) => (selector === '[type=button]' ? menu : {}) } });
  expect(early.pressed).toBe(menu);
  seen.length = 0;
  page.dataset.hydrated = '';
  listeners.get('click')?.({ target: { closest: () => null } });
  expect(early.pressed).toBe(menu);
  listeners.get('submit')?.(sent(button, form));
  listeners.get('input')?.({ target: {} });
  expect([seen, early.typed.size]).toEqual([['held'], 1]);
});

/** Starts the code of a page. Returns the page, and the URLs of the scripts in the order in which they were loaded. */
const starting = (options: Partial<Page> = {}) => {
  const page: Opened = { dataset: {} };
  const started: string[] = [];
  boot({ path: '/index', load: (address) => Promise.resolve(started.push(address)), ...options }, page);
  listeners.get('DOMContentLoaded')?.({});
  return { page, started };
};
const done = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the code starts only once, in order, and after the first frame, because cached code would delay the first paint', async () => {
  const { started } = starting();
  await done();
  expect(started).toEqual([]);
  frames[0]?.();
  await done();
  expect(started).toEqual([]);
  timers.get(undefined)?.();
  timers.get(3000)?.();
  await done();
  expect(started).toEqual(['/first.js', '/then.js']);
});

test('the code of a page that is not painted starts at once if the page is hidden, otherwise after three seconds', async () => {
  const unseen = starting({ hidden: true });
  await done();
  expect([unseen.started, frames.length]).toEqual([['/first.js', '/then.js'], 0]);
  const unpainted = starting();
  timers.get(3000)?.();
  await done();
  expect(unpainted.started).toEqual(['/first.js', '/then.js']);
});

test('transitions are disabled until the first frame', async () => {
  const { page } = starting();
  expect(page.dataset).toHaveProperty('unpainted');
  frames[0]?.();
  timers.get(undefined)?.();
  expect(page.dataset).not.toHaveProperty('unpainted');
});

test('the jackpot in the document shows the amount of the current time as soon as it is parsed [home.jackpot.start]', () => {
  const mark = `100000 ${Date.now() - 6500} 2 000,000.00 6 000000.00`;
  const figure = { textContent: 'P\u00a01,000.00', dataset: { jackpot: mark } };
  boot({ path: '/index' }, { dataset: {}, figure });
  listeners.get('DOMContentLoaded')?.({});
  expect(figure.textContent).toBe('P\u00a01,330.22');
});

/**
 * Starts a page whose code fails to load. `answer` is the status of the response for the code, or null for no network. Returns the URLs that were
 * tried, how often the page reloads, and whether it shows the failure.
 */
const without = async (answer: number | null, storage = new Map<string, string>()) => {
  const tried: string[] = [];
  const reload = vi.fn();
  const { page } = starting({
    hidden: true,
    load: (address) => Promise.reject(new TypeError(`no ${tried.push(address)}`)),
  });
  Object.assign(page.globals ?? {}, {
    fetch: () => (answer === null ? Promise.reject(new TypeError('no network')) : Promise.resolve({ status: answer })),
    location: { reload },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
  });
  await done();
  return { tried, reloads: reload.mock.calls.length, isSaid: 'loadFailed' in page.dataset };
};

test('code that fails to load is reported, and the code after it does not start [boot.chunk.recover]', async () => {
  expect(await without(null)).toEqual({ tried: ['/first.js'], reloads: 0, isSaid: true });
  expect(told).toHaveBeenCalledExactlyOnceWith(new TypeError('no 1'));
  expect(await without(500)).toMatchObject({ reloads: 0, isSaid: true });
});

test('if code no longer exists, the page reloads once, and a second failure is reported [boot.chunk.recover]', async () => {
  const storage = new Map<string, string>();
  expect(await without(404, storage)).toEqual({ tried: ['/first.js'], reloads: 1, isSaid: false });
  expect(await without(404, storage)).toEqual({ tried: ['/first.js'], reloads: 0, isSaid: true });
});

test('code that has not loaded after two minutes is reported, unless the page has been hydrated by then [boot.chunk.timeout] [boot.chunk.recover]', () => {
  const page: Opened = { dataset: {} };
  boot({ path: '/index' }, page);
  page.dataset.hydrated = '';
  timers.get(120_000)?.();
  expect(page.dataset).not.toHaveProperty('loadFailed');
  delete page.dataset.hydrated;
  timers.get(120_000)?.();
  expect(page.dataset).toHaveProperty('loadFailed', '');
});

/** Opens a page with a resource that fails to load. Returns how often the page reloads. */
const failing = ({
  rel,
  online = true,
  storage,
}: {
  rel?: string;
  online?: boolean;
  storage: Map<string, string> | null;
}) => {
  const page: Opened = { dataset: {} };
  boot({ path: '/index' }, page);
  const reload = vi.fn();
  Object.assign(page.globals ?? {}, {
    navigator: { onLine: online },
    location: { reload },
    sessionStorage: {
      getItem: (key: string) => storage?.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (storage === null) throw new Error('full');
        storage.set(key, value);
      },
    },
  });
  listeners.get('error')?.({ target: { rel } });
  return reload.mock.calls.length;
};

test('a style sheet that fails to load reloads the page once [boot.stylesheet.failure] [boot.chunk.recover]', () => {
  const storage = new Map<string, string>();
  expect([failing({ rel: 'stylesheet', storage }), failing({ rel: 'stylesheet', storage })]).toEqual([1, 0]);
});

test.each([
  ['the browser is offline', { rel: 'stylesheet', online: false, storage: new Map() }],
  ['session storage cannot be written', { rel: 'stylesheet', storage: null }],
  ['a resource that is not a style sheet has failed', { rel: 'icon', storage: new Map() }],
  ['a script has thrown', { storage: new Map() }],
] as const)('the page does not reload if %s [boot.stylesheet.failure]', (_case, options) => {
  expect(failing(options)).toBe(0);
});

test('a stored theme applies before the first paint, and so does its browser bar colour [brand.theme.switch]', () => {
  expect(boot({ path: '/index', cookie: 'lang=EN; theme=dark' })).toMatchObject({ theme: 'dark', color: '#bbbbbb' });
  expect(boot({ path: '/index', cookie: 'theme=dark; lang=EN' })).toMatchObject({ theme: 'dark', color: '#bbbbbb' });
});

test.each(['', 'theme=pink', 'theme=', 'theme=darker', 'my-theme=dark'])(
  "with the cookies %j the brand's own theme is kept [brand.theme.default]",
  (cookie) => {
    expect(boot({ path: '/index', cookie })).toMatchObject({ theme: 'light', color: '#aaaaaa' });
  },
);

test.each([false, true])(
  "a browser without storage shows the brand's theme to a visitor (bearer session: %s)",
  (bearer) => {
    const seen = boot({ path: '/index', blocked: true, bearer, token: 'abc' });
    expect([seen, 'session' in seen]).toMatchObject([{ theme: 'light' }, false]);
  },
);

test('no browser storage is read before the first paint, except sessionStorage on sites that keep the session token there', () => {
  boot({ path: '/index', cookie: 'signed-in=1; theme=dark; continues=no' });
  boot({ path: '/index', bearer: true, token: 'abc' });
  expect(boot({ path: '/index', token: 'abc' })).not.toHaveProperty('session');
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['/', {}, false],
  ['/index', {}, false],
  ['/index/', {}, false],
  ['/rng', {}, true],
  ['/rng', { first: '/rng' }, false],
  ['/rng/', { first: '/rng' }, false],
  ['/register', {}, false],
  ['/register.html', {}, false],
  ['/registered', {}, true],
  ['/login', {}, false],
  ['/login', { cookie: 'signed-in=1' }, false],
  ['/rng', { first: '/login' }, false],
  ['/register', { first: '/login' }, true],
  ['/register', { first: '/register' }, false],
  ['/register', { first: '/register', cookie: 'signed-in=1' }, true],
  ['/download', { first: '/download' }, false],
  ['/index', { first: '/login', token: 'abc', bearer: true }, true],
  ['/', { first: '/login', cookie: 'a=b; signed-in=1' }, true],
  ['/', { reader: 'member', cookie: 'signed-in=1' }, false],
  ['/rng', { first: '/rng', reader: 'member', cookie: 'signed-in=1' }, false],
  ['/login', { reader: 'member', cookie: 'signed-in=1' }, false],
  ['/rng', { first: '/rng', reader: 'member' }, true],
  ['/download', { first: '/download', reader: 'member' }, false],
  ['/nowhere', { first: '/404' }, false],
  ['/lottery', { first: '/404', cookie: 'signed-in=1' }, false],
  ['/nowhere', { first: '/404', reader: 'member' }, true],
] as const)(
  'at %s with %j the site shows a page other than the prerendered one: %s [guard.redirect]',
  (path, options, other) => {
    expect('prerendered' in boot({ path, ...options })).toBe(other);
  },
);

test.each([
  [{ cookie: 'signed-in=1' }, 'in'],
  [{ token: 'abc', bearer: true }, 'in'],
  [{ cookie: 'signed-in=1', bearer: true }, undefined],
  [{ cookie: 'signed-in=' }, undefined],
  [{ cookie: 'not-signed-in=1' }, undefined],
  [{}, undefined],
] as const)('the boot script marks whether there may be a session: %j gives %s', (options, session) => {
  expect((boot({ path: '/index', ...options }) as { session?: string }).session).toBe(session);
});

test.each([
  ['signed-in=1; continues=no', 'no'],
  ['signed-in=1', undefined],
  ['discontinues=no', undefined],
] as const)('the boot script marks that a member had no games to continue: the cookies %j give %j', (cookie, mark) => {
  expect((boot({ path: '/rng', first: '/rng', cookie }) as { continues?: string }).continues).toBe(mark);
});

test('the boot script marks the lottery rows that were empty for the member [lottery.recent] [lottery.favourites.local]', () => {
  expect(boot({ path: '/lottery', first: '/lottery', cookie: 'recentLotteries=no' })).toMatchObject({
    recentLotteries: 'no',
  });
  expect(boot({ path: '/lottery', first: '/lottery', cookie: 'favouriteLotteries=no' })).toMatchObject({
    favouriteLotteries: 'no',
  });
});
