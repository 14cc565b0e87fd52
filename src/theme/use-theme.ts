import { createContext, use, useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

export interface ThemeStore {
  readonly get: () => Theme;
  readonly initial: Theme;
  readonly change: (theme: Theme) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const ThemeContext = createContext<ThemeStore | null>(null);

export const useTheme = (): { readonly theme: Theme; readonly change: (theme: Theme) => void } => {
  const store = use(ThemeContext);
  if (store === null) throw new Error('useTheme needs a ThemeContext');
  const theme = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  return { theme, change: store.change };
};
