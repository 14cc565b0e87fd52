import { THEME } from '#src/document/document-marks.ts';
import { readLocal, writeCookie, writeLocal, YEAR_S } from '#src/lib/browser-storage.ts';
import { createStore, useStore, type Store } from '#src/lib/store.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';

export type Theme = 'light' | 'dark';

export interface ThemeStore extends Pick<Store<Theme>, 'get' | 'subscribe'> {
  /** The brand's default theme, which prerendered markup uses. */
  readonly initial: Theme;
  readonly change: (theme: Theme) => void;
}

export const themeService = serviceKey<ThemeStore>('theme');

export const useTheme = (): { readonly theme: Theme; readonly change: (theme: Theme) => void } => {
  const store = useService(themeService);
  return { theme: useStore(store, () => store.initial), change: store.change };
};

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

const apply = (theme: Theme): void => {
  writeCookie(THEME, theme, YEAR_S);
  document.documentElement.dataset.theme = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const color = bar?.dataset[theme];
  if (bar !== null && color !== undefined) bar.content = color;
};

/**
 * Stores the theme in `<html data-theme>`, in local storage and, for the bootstrap script, in a cookie. Browsers drop cookies sooner than local
 * storage, so each start applies the stored theme and writes the cookie again. `fallback` is the brand's default, which prerendered markup uses.
 */
export const createThemeStore = (fallback: Theme): ThemeStore => {
  const stored = readLocal(THEME);
  if (isTheme(stored)) apply(stored);
  const { get, set, subscribe } = createStore<Theme>(isTheme(stored) ? stored : fallback);
  return {
    initial: fallback,
    get,
    subscribe,
    change: (next) => {
      writeLocal(THEME, next);
      apply(next);
      set(next);
    },
  };
};
