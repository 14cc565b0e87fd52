import { expect, test } from 'vitest';
import { createInstallStore, type InstallStore, type InstallWindow } from './install-store.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

const start = (navigator: Partial<InstallWindow['navigator']> = {}, standalone = false) => {
  const target = new EventTarget();
  const browser: InstallWindow = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    matchMedia: () => ({ matches: standalone }),
    navigator: { userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5, ...navigator },
  };
  const store: InstallStore = createInstallStore(browser);
  const offer = (prompt: () => Promise<unknown>): Event => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    target.dispatchEvent(event);
    return event;
  };
  return { store, offer, tell: (name: string) => target.dispatchEvent(new Event(name)) };
};

test("the browser's install offer is kept until the player requests it, and the browser shows no install bar", async () => {
  const { store, offer, tell } = start();
  expect(store.get()).toBe('unknown');
  const event = offer(async () => ({ outcome: 'accepted' }));
  expect([store.get(), event.defaultPrevented]).toEqual(['offered', true]);
  expect(await store.ask()).toBe('accepted');
  expect(store.get()).toBe('installed');
  tell('appinstalled');
  expect(store.get()).toBe('installed');
});

test('after a refusal nothing is offered until the browser offers installation again', async () => {
  const { store, offer } = start();
  offer(async () => ({ outcome: 'dismissed' }));
  expect(await store.ask()).toBe('dismissed');
  expect(store.get()).toBe('unknown');
  await expect(store.ask()).rejects.toThrow('has not offered');
  offer(async () => ({ outcome: 'accepted' }));
  expect(store.get()).toBe('offered');
});

test('if the browser refuses to show the prompt, the offer is withdrawn', async () => {
  const { store, offer } = start();
  offer(async () => {
    throw new Error('no gesture');
  });
  await expect(store.ask()).rejects.toThrow('no gesture');
  expect(store.get()).toBe('unknown');
});

test.each([
  ['an iPhone', { userAgent: IPHONE }, false, 'byHand'],
  ['an iPad, which identifies itself as a Mac', { userAgent: MAC, maxTouchPoints: 5 }, false, 'byHand'],
  ['a Mac', { userAgent: MAC, maxTouchPoints: 0 }, false, 'unknown'],
  ['the installed app on an iPhone', { userAgent: IPHONE, standalone: true }, false, 'running'],
  ['the installed app on Android', {}, true, 'running'],
] as const)('the browser of %s is recognised', (_name, navigator, standalone, phase) => {
  expect(start(navigator, standalone).store.get()).toBe(phase);
});

test('a stopped store ignores events', () => {
  const { store, offer } = start();
  store.stop();
  offer(async () => ({ outcome: 'accepted' }));
  expect(store.get()).toBe('unknown');
});
