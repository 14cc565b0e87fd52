import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';
import type { Theme, ThemeStore } from './use-theme.ts';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** The theme of `<html data-theme>`, kept under local `theme`. `fallback` is the brand's default, which the prerendered page shows. */
export const createThemeStore = (fallback: Theme): ThemeStore => {
  const stored = readLocal('theme');
  let theme: Theme = isTheme(stored) ? stored : fallback;
  const listeners = new Set<() => void>();
  return {
    initial: fallback,
    get: () => theme,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next) => {
      theme = next;
      writeLocal('theme', next);
      document.documentElement.dataset.theme = next;
      const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
      const color = bar?.dataset[next];
      if (bar !== null && color !== undefined) bar.content = color;
      for (const listener of listeners) listener();
    },
  };
};
