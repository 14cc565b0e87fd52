import type { KeyboardEvent, RefObject } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { fieldBox, fieldEdge, fieldInput } from '#src/ui/field-styles.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useSearchTexts } from './texts.ts';

const MAX_LENGTH = 60;

/** The search field, a combobox. It always has the focus; `aria-activedescendant` refers to the active row. */
export function SearchBox({
  input,
  listId,
  isOpen,
  activeId,
  value,
  onValue,
  onKeyDown,
}: {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  isOpen: boolean;
  activeId: string | undefined;
  value: string;
  onValue: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const t = useSearchTexts();
  const lists = useListTexts();
  return (
    <div className={classNames(fieldBox, fieldEdge(false))}>
      <Icon name="search" className="ms-3 size-5 shrink-0 text-ink-muted" />
      <input
        ref={input}
        data-autofocus
        type="search"
        role="combobox"
        aria-label={t('box.label')}
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder={t('box.placeholder')}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(fieldInput, 'text-ellipsis [&::-webkit-search-cancel-button]:hidden')}
      />
      {value !== '' && (
        <IconButton
          label={lists('clearSearch')}
          icon="close"
          size="sm"
          className="me-1 text-ink-muted"
          onClick={() => {
            onValue('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
