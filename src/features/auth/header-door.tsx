import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { Button } from '#src/ui/button.tsx';
import { floatingPanel } from '#src/ui/popover.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoginView } from './auth-hub.ts';
import { ContinueAs, useContinueName } from './continue-as.tsx';
import { HeaderLoginForm } from './header-login-form.tsx';
import { useAuthTexts } from './texts.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';
import { useLoginWords } from './use-login-words.ts';

const VerifyStep = lazyPart('verify-step', async () => (await import('./verify-step.tsx')).VerifyStep);

/** The row of the header: one press for whom the platform remembers, else the form, and the second step in its place. */
export function HeaderDoor() {
  const t = useAuthTexts();
  const words = useLoginWords();
  const { verify, problem } = useLoginView();
  const remembered = useContinueName();
  const [isOther, setOther] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const name = isOther ? null : remembered;
  useFocusOnReturn(verify !== null || name !== null, place);
  return (
    <div ref={place}>
      {verify !== null ? (
        <Suspense fallback={<Skeleton className="h-10 w-96" />}>
          <VerifyStep key={verify.verifyId} verification={verify} row />
        </Suspense>
      ) : name !== null ? (
        <div className="group relative flex items-center justify-end gap-2">
          <ContinueAs name={name} />
          <Button variant="quiet" onClick={() => setOther(true)}>
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
