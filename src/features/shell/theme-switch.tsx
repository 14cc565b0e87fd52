import { useTheme } from '#src/brand/theme-store.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useShellTexts } from './texts.ts';

/** A button that switches between the light and the dark theme. Its label names the other theme. */
export function ThemeSwitch() {
  const t = useShellTexts();
  const { theme, change } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return <IconButton icon={next === 'dark' ? 'moon' : 'sun'} label={t(`theme.${next}`)} onClick={() => change(next)} />;
}
