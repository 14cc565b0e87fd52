import { useState } from 'react';
import { useTimeout } from '#src/lib/use-timeout.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useGameTexts } from './texts.ts';

/** A pause in typing after which the list follows, in milliseconds. */
const PAUSE_MS = 350;

/** The name that the list is narrowed to. It follows the typing after a pause, Enter at once; what is in the address already is not asked again. */
export function NameSearch({ name, onName }: { name: string; onName: (name: string) => void }) {
  const t = useGameTexts();
  const [draft, setDraft] = useState({ of: name, text: name });
  const pause = useTimeout();
  // What is typed stands until the address says something else.
  const text = draft.of === name || draft.text.trim() === name ? draft.text : name;
  const tell = (wanted: string): void => {
    pause.clear();
    if (wanted.trim() !== name) onName(wanted.trim());
  };
  const type = (wanted: string): void => {
    setDraft({ of: name, text: wanted });
    pause.start(() => tell(wanted), PAUSE_MS);
  };
  const clear = (): void => {
    setDraft({ of: name, text: '' });
    tell('');
  };
  return (
    <form
      aria-label={t('filters.search')}
      onSubmit={(event) => {
        event.preventDefault();
        tell(text);
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
