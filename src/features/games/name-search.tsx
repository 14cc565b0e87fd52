import { useState } from 'react';
import { useTimeout } from '#src/lib/timers.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useGameTexts } from './texts.ts';

/** Milliseconds after the last key before the list updates. */
const DEBOUNCE_MS = 350;

/** The name filter. It applies after a pause in typing, or at once on Enter, and only if the name has changed. */
export function NameSearch({ name, onName }: { name: string; onName: (name: string) => void }) {
  const t = useGameTexts();
  const [draft, setDraft] = useState({ of: name, text: name });
  const debounce = useTimeout();
  // Keep the typed text until the query string changes from outside.
  const text = draft.of === name || draft.text.trim() === name ? draft.text : name;
  const submit = (typed: string): void => {
    debounce.clear();
    if (typed.trim() !== name) onName(typed.trim());
  };
  const type = (typed: string): void => {
    setDraft({ of: name, text: typed });
    debounce.start(() => submit(typed), DEBOUNCE_MS);
  };
  const clear = (): void => {
    setDraft({ of: name, text: '' });
    submit('');
  };
  return (
    <form
      aria-label={t('filters.search')}
      onSubmit={(event) => {
        event.preventDefault();
        submit(text);
      }}
    >
      <TextField
        label={t('filters.search')}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        placeholder={t('filters.search')}
        value={text}
        onValue={type}
        leading={<Icon name="search" className="size-5" />}
        {...(text === ''
          ? {}
          : { trailing: <IconButton size="sm" label={t('filters.clearSearch')} icon="close" onClick={clear} /> })}
      />
    </form>
  );
}
