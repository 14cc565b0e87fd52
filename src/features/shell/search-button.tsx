import { classNames } from '#src/lib/class-names.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useShellTexts } from './texts.ts';

/** A button that opens the search for games, vendors and categories. */
export function SearchButton({ className }: { className?: string }) {
  const t = useShellTexts();
  const { open } = useModals();
  return (
    <IconButton
      name="search"
      icon="search"
      label={t('nav.search')}
      onClick={() => open('search')}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** The same button at full width, for use in a sheet. */
export function SearchEntry({ onChosen }: { onChosen: () => void }) {
  const t = useShellTexts();
  const { open } = useModals();
  return (
    <button
      type="button"
      name="search"
      onClick={() => {
        onChosen();
        open('search');
      }}
      className={classNames(
        'flex min-h-11 w-full items-center gap-2 rounded-control border border-field-line bg-field px-3 text-start text-sm text-ink-muted',
        focusRing,
      )}
    >
      <Icon name="search" className="size-5" />
      {t('nav.search')}
    </button>
  );
}
