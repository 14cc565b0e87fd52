import { useState, type SyntheticEvent } from 'react';
import { changeIcon } from '#schemas/calls/profile.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useProfileTexts } from './texts.ts';

/** Lets the member choose one of the platform's pictures. The pictures cover native radio buttons. */
export function AvatarChooser({
  icons,
  current,
  onLeave,
}: {
  readonly icons: readonly string[];
  readonly current: string | null;
  readonly onLeave: () => void;
}) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const problemText = useProblemText();
  const { show } = useToasts();
  const [chosen, setChosen] = useState(current);
  const { run, busy, problem } = useCallMutation(changeIcon, {
    onSuccess: () => {
      show(t('avatar.done'), 'success');
      onLeave();
    },
  });
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (chosen === null || chosen === current) onLeave();
    else run({ icon: chosen });
  };
  return (
    <form aria-label={t('avatar.change')} aria-busy={busy} onSubmit={save} className="mt-4 border-t border-line pt-4">
      {problem !== null && (
        <Callout tone="danger" live className="mb-4">
          {problemText(problem)}
        </Callout>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-medium">{t('avatar.choose')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-3">
          {icons.map((address, index) => (
            <label
              key={address}
              className={classNames(
                'relative flex cursor-pointer justify-center rounded-full outline-focus has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2',
              )}
            >
              <input
                type="radio"
                name="icon"
                value={address}
                aria-label={t('avatar.picture', { number: index + 1 })}
                checked={address === chosen}
                onChange={() => setChosen(address)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Avatar
                src={address}
                fallbackSrc={null}
                label=""
                className={classNames(
                  'size-16 ring-offset-2 ring-offset-surface',
                  address === chosen && 'ring-4 ring-primary-ink',
                )}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onLeave}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
