import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useModals } from '#src/modals/modal-store.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { ContinueAs, useContinueName } from './continue-as.tsx';
import { useRemembered } from './login-view.ts';
import { LoginSubmit } from './login-submit.tsx';
import { NameFields, RememberCheckbox } from './login-fields.tsx';
import { useAuthTexts } from '../texts.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';
import { useLoginForm } from './use-login-form.ts';
import { useLoginWait } from './use-login-wait.ts';
import { useLoginProblemText } from './use-login-problem-text.ts';
import { verifyChannel } from './verify-channels.ts';

const SmsLoginFields = lazyPart(
  'sms-login-fields',
  async () => (await import('./sms-login-fields.tsx')).SmsLoginFields,
);
const VerifyStep = lazyPart('verify-step', async () => (await import('./verify-step.tsx')).VerifyStep);

/** The login form of the modal and of the login page. A required second step replaces it. */
export function LoginForm() {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const words = useLoginProblemText();
  const { open } = useModals();
  const login = useLoginForm();
  const wait = useLoginWait();
  const name = useContinueName();
  const { form, submit, fill } = login;
  const { screen, mode, busy, problem, captcha, verify } = login.view;
  const remembered = useRemembered();
  const container = useRef<HTMLDivElement>(null);
  useFocusOnReturn(screen === 'verifyStep' || name !== null, container);
  const holdsPassword = remembered?.by === 'password';
  // oxlint-disable-next-line react/exhaustive-deps -- runs once for a remembered password, not on each keystroke
  useEffect(fill, [holdsPassword]);
  const [hasWaited, setHasWaited] = useState(false);
  if (wait !== null && !hasWaited) setHasWaited(true);
  const announcement =
    verify !== null
      ? t(verifyChannel(verify.channel).prompt, { to: verify.sentTo })
      : hasWaited && wait === null
        ? t('login.ready')
        : '';

  return (
    <div ref={container}>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      {screen === 'verifyStep' && verify !== null ? (
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <VerifyStep key={verify.verifyId} verification={verify} />
        </Suspense>
      ) : (
        <form
          ref={form}
          noValidate
          aria-label={common('logIn')}
          aria-busy={busy}
          onSubmit={submit}
          className="flex flex-col gap-4"
        >
          {problem !== null && (
            <Callout tone="danger" live>
              {words(problem)}
            </Callout>
          )}
          {name !== null && (
            <>
              <ContinueAs name={name} block />
              <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                {t('continue.or')}
              </p>
            </>
          )}
          {mode === 'sms' ? (
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <SmsLoginFields login={login} />
            </Suspense>
          ) : (
            <>
              <NameFields login={login} />
              {captcha && <CaptchaField login={login} />}
            </>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <RememberCheckbox login={login} />
            {mode === 'username' && (
              <Button
                type="button"
                variant="quiet"
                size="sm"
                className="-my-1 -me-3 ms-auto"
                onClick={() => open('forgotPassword')}
              >
                {t('recovery.forgot')}
              </Button>
            )}
          </div>
          <LoginSubmit label={common('logIn')} wait={wait} busy={busy} size="lg" block />
        </form>
      )}
    </div>
  );
}
