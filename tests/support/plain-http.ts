import { vi } from 'vitest';

const OF_NAVIGATOR = [
  'clipboard',
  'credentials',
  'deviceMemory',
  'geolocation',
  'locks',
  'mediaDevices',
  'permissions',
  'serviceWorker',
  'share',
  'storage',
  'userAgentData',
  'wakeLock',
] as const;
const GLOBALS = [
  'caches',
  'cookieStore',
  'Notification',
  'OTPCredential',
  'PublicKeyCredential',
  'trustedTypes',
] as const;

/** Removes from jsdom what browsers offer in secure contexts only, until `vi.unstubAllGlobals()`. Call it once user-event has added its clipboard. */
export const overPlainHttp = (): void => {
  const random = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('crypto', { getRandomValues: random });
  for (const name of GLOBALS) vi.stubGlobal(name, undefined);
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      has: (target, name) => !OF_NAVIGATOR.some((one) => one === name) && name in target,
      get: (target, name) => (OF_NAVIGATOR.some((one) => one === name) ? undefined : Reflect.get(target, name, target)),
    }),
  );
};
