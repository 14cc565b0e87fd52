import { Suspense, type ComponentProps } from 'react';
import type { PasskeySlots } from '#src/features/auth/passkey-slots.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
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

const room = <Skeleton className="h-12 w-full" />;

/** The login page is prerendered, and this comes after it: its room is there, as nearly every browser knows passkeys. */
function Login(props: ComponentProps<PasskeySlots['Login']>) {
  const hydrated = useHydrated();
  if (!hydrated) return room;
  return (
    <Suspense fallback={room}>
      <LoginButton {...props} />
    </Suspense>
  );
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
