import { Suspense, type ComponentProps } from 'react';
import type { PasskeySlots } from '#src/features/auth/passkey-slots.ts';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { lazyPart } from '#src/brand/lazy-part.tsx';

const LoginButton = lazyPart(
  'passkey-login',
  async () => (await import('#src/features/security/passkey-login-button.tsx')).PasskeyLoginButton,
);
const StepButton = lazyPart(
  'passkey-step',
  async () => (await import('#src/features/security/passkey-step-button.tsx')).PasskeyStepButton,
);

const placeholder = <Skeleton className="h-12 w-full" />;

/** The prerendered login page reserves the space, since nearly every browser supports passkeys. */
function Login(props: ComponentProps<PasskeySlots['Login']>) {
  return (
    <ClientOnly fallback={placeholder}>
      <Suspense fallback={placeholder}>
        <LoginButton {...props} />
      </Suspense>
    </ClientOnly>
  );
}

function Step(props: ComponentProps<PasskeySlots['Step']>) {
  return (
    <Suspense fallback={null}>
      <StepButton {...props} />
    </Suspense>
  );
}

/** Passkeys on the login forms; they render nothing in a browser without passkey support. */
export const passkeySlots: PasskeySlots = { Login, Step };
