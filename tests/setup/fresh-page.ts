import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/** Test files in one process share their page, so everything that a file leaves behind is removed. */
afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  history.replaceState(null, '', '/');
});
