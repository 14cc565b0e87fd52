import { serviceKey, useService } from '#src/lib/services.tsx';
import { useStore, type Store } from '#src/lib/store.ts';

export type Theme = 'light' | 'dark';

export interface ThemeStore extends Pick<Store<Theme>, 'get' | 'subscribe'> {
  /** The brand's default, which prerendered markup shows. */
  readonly initial: Theme;
  readonly change: (theme: Theme) => void;
}

export const themeService = serviceKey<ThemeStore>('theme');

export const useTheme = (): { readonly theme: Theme; readonly change: (theme: Theme) => void } => {
  const store = useService(themeService);
  return { theme: useStore(store, () => store.initial), change: store.change };
};
