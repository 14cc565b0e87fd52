import { THEME } from '#src/document/document-marks.ts';
import { readLocal, writeCookie, writeLocal, YEAR_S } from '#src/lib/browser-storage.ts';
import { createStore } from '#src/lib/store.ts';
import type { Theme, ThemeStore } from './use-theme.ts';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

const show = (theme: Theme): void => {
  writeCookie(THEME, theme, YEAR_S);
  document.documentElement.dataset.theme = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const color = bar?.dataset[theme];
  if (bar !== null && color !== undefined) bar.content = color;
};

/**
 * The theme of `<html data-theme>`, kept under local `theme` and, for the boot script, in a cookie. Browsers drop cookies sooner: what is kept is
 * shown and mirrored anew at each start. `fallback` is the brand's default, which the prerendered page shows.
 */
export const createThemeStore = (fallback: Theme): ThemeStore => {
  const stored = readLocal(THEME);
  if (isTheme(stored)) show(stored);
  const { get, set, subscribe } = createStore<Theme>(isTheme(stored) ? stored : fallback);
  return {
    initial: fallback,
    get,
    subscribe,
    change: (next) => {
      writeLocal(THEME, next);
      show(next);
      set(next);
    },
  };
};
