import { Suspense, type ComponentProps } from 'react';
import type { PasskeySlots } from '#src/features/auth/passkey-slots.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';

const LoginButton = lazyPart('passkey-login', async () => (await import('#src/features/security/passkey-login-button.tsx')).PasskeyLoginButton);
const StepButton = lazyPart('passkey-step', async () => (await import('#src/features/security/passkey-step-button.tsx')).PasskeyStepButton);

/** The login page is prerendered, and this comes after it. */
function Login(props: ComponentProps<PasskeySlots['Login']>) {
  const hydrated = useHydrated();
  return hydrated ? (
    <Suspense fallback={null}>
      <LoginButton {...props} />
    </Suspense>
  ) : null;
}

function Step(props: ComponentProps<PasskeySlots['Step']>) {
  return (
    <Suspense fallback={null}>
      <StepButton {...props} />
    </Suspense>
  );
}

/** Passkeys at the doors; a browser without them draws nothing. */
export const passkeySlots: PasskeySlots = { Login, Step };
