import { useEffect, useEffectEvent, useState } from 'react';
import { useListTexts } from '#src/texts/list-texts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useGameTexts } from './texts.ts';

/** The pause in typing after which the list is filtered, in milliseconds. */
const DEBOUNCE_MS = 350;

/** The name filter field. The name is applied after a pause in typing or on Enter, and only if it has changed. */
export function NameSearch({ name, onName }: { name: string; onName: (name: string) => void }) {
  const t = useGameTexts();
  const lists = useListTexts();
  const [draft, setDraft] = useState({ of: name, text: name, applied: name });
  // The typed text is kept when it is applied; a name that changed for another reason replaces it.
  if (draft.of !== name) setDraft({ of: name, text: draft.applied === name ? draft.text : name, applied: name });
  const { text } = draft;
  const apply = (typed: string): void => {
    const applied = typed.trim();
    setDraft({ of: name, text: typed, applied });
    if (applied !== name) onName(applied);
  };
  const applyTyped = useEffectEvent(() => apply(text));
  useEffect(() => {
    if (text.trim() === name) return undefined;
    const timer = setTimeout(applyTyped, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, name]);
  return (
    <form
      aria-label={t('filters.search')}
      onSubmit={(event) => {
        event.preventDefault();
        apply(text);
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
        onValue={(typed) => setDraft({ ...draft, text: typed })}
        leading={<Icon name="search" className="size-5" />}
        {...(text === ''
          ? {}
          : {
              trailing: <IconButton size="sm" label={lists('clearSearch')} icon="close" onClick={() => apply('')} />,
            })}
      />
    </form>
  );
}
