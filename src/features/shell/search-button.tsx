import { useModals } from '#src/modals/use-modals.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useShellTexts } from './texts.ts';

/** The way to the search over all games, vendors and categories. */
export function SearchButton({ className }: { className?: string }) {
  const t = useShellTexts();
  const { open } = useModals();
  return <IconButton icon="search" label={t('nav.search')} onClick={() => open('search')} {...(className === undefined ? {} : { className })} />;
}
