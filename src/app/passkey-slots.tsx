import { Suspense, type ComponentProps } from 'react';
import type { PasskeySlots } from '#src/features/auth/passkey-slots.ts';
import { lazyPart } from './lazy-part.tsx';

const LoginButton = lazyPart('passkey-login', async () => (await import('#src/features/security/passkey-login-button.tsx')).PasskeyLoginButton);
const StepButton = lazyPart('passkey-step', async () => (await import('#src/features/security/passkey-step-button.tsx')).PasskeyStepButton);

/** Passkeys at the doors: what a browser without them does not draw is not waited for either. */
export const passkeySlots: PasskeySlots = {
  Login: (props: ComponentProps<PasskeySlots['Login']>) => (
    <Suspense fallback={null}>
      <LoginButton {...props} />
    </Suspense>
  ),
  Step: (props: ComponentProps<PasskeySlots['Step']>) => (
    <Suspense fallback={null}>
      <StepButton {...props} />
    </Suspense>
  ),
};
