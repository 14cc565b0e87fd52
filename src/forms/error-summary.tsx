import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FormDescription } from '#schemas/forms/form-schema.ts';
import { Callout } from '#src/ui/callout.tsx';
import { useSurroundings } from './form-context.ts';
import { ACCUSED } from './form-session.ts';
import { messageText, useFieldSpeech } from './form-words.ts';

const NONE: readonly string[] = [];

/** What kept the form from being sent, each entry leading to its field until it is mended. One a failed attempt: it takes the focus when it comes. */
export function ErrorSummary({ form }: { form: FormDescription }) {
  const { words } = useFieldSpeech();
  const surroundings = useSurroundings();
  const session = surroundings?.session;
  const box = useRef<HTMLElement>(null);
  const [atFirst] = useState(() => new Set(session?.accused()));
  const accused = useSyncExternalStore(
    (listener) => session?.subscribe(ACCUSED, listener) ?? (() => undefined),
    () => session?.accused() ?? NONE,
    () => NONE,
  );
  // After the commit: taking the focus makes another field be left, which is an event of its own.
  useEffect(() => queueMicrotask(() => box.current?.focus()), []);
  const names = accused.filter((name) => atFirst.has(name));
  if (names.length === 0) return null;

  const title = words('summary') ?? '';
  const entryOf = (name: string) => {
    const message = session?.view(name).message ?? null;
    const text = message === null ? '' : messageText(words, message);
    const { labelKey } = form.ui.fields[name]?.['ui:options'] ?? {};
    if (labelKey === undefined) return text;
    return (
      <button
        type="button"
        className="min-h-6 cursor-pointer text-start underline underline-offset-2"
        onClick={() => surroundings?.handle.focus(name)}
      >
        {`${words(labelKey) ?? name}: ${text}`}
      </button>
    );
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={title}
      className="rounded-control outline-focus focus-visible:outline-2"
    >
      <Callout tone="danger" title={title}>
        <ul className="mt-1 space-y-1">
          {names.map((name) => (
            <li key={name}>{entryOf(name)}</li>
          ))}
        </ul>
      </Callout>
    </section>
  );
}
