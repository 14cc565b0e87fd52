import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { Button } from '#src/ui/button.tsx';
import { floatingPanel } from '#src/ui/popover.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ContinueAs, useContinueName } from './continue-as.tsx';
import { HeaderLoginForm } from './header-login-form.tsx';
import { useAuthTexts } from '../texts.ts';
import { useLoginView } from './login-view.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';
import { useLoginProblemText } from './use-login-problem-text.ts';

const VerifyStep = lazyPart('verify-step', async () => (await import('./verify-step.tsx')).VerifyStep);

/** The login in a wide header: one button if the platform remembers the last login, otherwise a form. A required second step replaces it. */
export function HeaderLoginRow() {
  const t = useAuthTexts();
  const words = useLoginProblemText();
  const { screen, verify, problem } = useLoginView();
  const continueName = useContinueName();
  const [wantsOther, setWantsOther] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const name = wantsOther ? null : continueName;
  useFocusOnReturn(screen === 'verifyStep' || name !== null, container);
  return (
    <div ref={container}>
      {screen === 'verifyStep' && verify !== null ? (
        <Suspense fallback={<Skeleton className="h-10 w-96" />}>
          <VerifyStep key={verify.verifyId} verification={verify} row />
        </Suspense>
      ) : name !== null ? (
        <div className="group relative flex items-center justify-end gap-2">
          <ContinueAs name={name} />
          <Button variant="quiet" onClick={() => setWantsOther(true)}>
            {t('continue.other')}
          </Button>
          {problem !== null && (
            <p
              role="alert"
              className={`${floatingPanel} end-0 top-full mt-3 hidden w-88 p-4 text-sm text-danger-ink group-focus-within:block`}
            >
              {words(problem)}
            </p>
          )}
        </div>
      ) : (
        <HeaderLoginForm />
      )}
    </div>
  );
}
