import { useModals } from '#src/modals/modal-store.ts';
import { useMayRegister } from '#src/platform/use-site-info.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { HomeBlock } from './home-block.tsx';
import { useHomeTexts } from './texts.ts';

/** A button that opens the registration; only for visitors, and only if the platform allows registration. */
function RegisterButton() {
  const t = useHomeTexts();
  const { open } = useModals();
  const { phase } = useSession();
  const mayRegister = useMayRegister();
  if (phase !== 'visitor' || !mayRegister) return null;
  return (
    <Button size="lg" onClick={() => open('register')}>
      {t('steps.action')}
    </Button>
  );
}

const STEPS = ['register', 'play', 'win'] as const;

/** Explains in three steps how to get started. */
export function Steps() {
  const t = useHomeTexts();
  return (
    <HomeBlock title={t('steps.title')}>
      <ol className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {STEPS.map((step, at) => (
          <li key={step} className="flex min-w-0 flex-wrap items-start gap-4 card p-4 sm:p-5">
            <span
              aria-hidden="true"
              className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-primary font-display text-lg font-bold text-on-primary"
            >
              {at + 1}
            </span>
            <span className="min-w-0 flex-1 basis-28 space-y-1">
              <span className="block font-display font-bold text-ink">{t(`steps.${step}.title`)}</span>
              <span className="block text-sm text-pretty text-ink-muted">{t(`steps.${step}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="flex min-h-12 justify-center pt-1">
        <RegisterButton />
      </div>
    </HomeBlock>
  );
}
