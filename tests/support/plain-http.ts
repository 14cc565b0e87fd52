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

/** Removes what browsers offer only in secure contexts, until `vi.unstubAllGlobals()`. Call it after user-event sets up its clipboard. */
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
