import { useEffect, useId, useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useWelcomeTexts } from './texts.ts';

export type WelcomeStep = 'deposit' | 'games' | 'security';

const ICONS: Readonly<Record<WelcomeStep, IconName>> = { deposit: 'deposit', games: 'slots', security: 'shield' };

/** Greets a new member and offers next steps. Screen readers announce the greeting; the focus does not move. */
export function WelcomePanel({
  name,
  steps,
  onStep,
  onClose,
}: {
  readonly name: string;
  readonly steps: readonly WelcomeStep[];
  readonly onStep: (step: WelcomeStep) => void;
  readonly onClose: () => void;
}) {
  const t = useWelcomeTexts();
  const titleId = useId();
  const title = t('title', { name });
  // A live region announces only content that is added after the region was rendered.
  const spoken = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (spoken.current !== null) spoken.current.textContent = t('said', { name });
  }, [t, name]);
  return (
    <>
      <output ref={spoken} className="sr-only" />
      <section aria-labelledby={titleId} className="mx-auto max-w-7xl px-4 py-4 sm:px-6">
        <div className="card p-4 text-ink sm:p-6">
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1 space-y-1">
              <h2 id={titleId} className="font-display text-xl font-bold text-balance wrap-anywhere">
                {title}
              </h2>
              <p className="text-sm text-pretty text-ink-muted">{t(steps.length === 0 ? 'text.none' : 'text')}</p>
            </div>
            <IconButton icon="close" label={t('close')} onClick={onClose} className="-me-2 -mt-2" />
          </div>
          {steps.length > 0 && (
            <ul className="mt-4 grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
              {steps.map((step) => (
                <li key={step} className="flex">
                  <button
                    type="button"
                    onClick={() => onStep(step)}
                    className={classNames(
                      'flex min-h-14 w-full items-center gap-3 rounded-control border border-line bg-raised p-3 text-start hover:border-primary-ink',
                      focusRing,
                    )}
                  >
                    <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-primary text-on-primary">
                      <Icon name={ICONS[step]} className="size-6" />
                    </span>
                    <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">
                      <span className="block text-sm font-semibold">{t(`${step}.title`)}</span>
                      <span className="block text-xs text-pretty text-ink-muted">{t(`${step}.text`)}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  );
}
