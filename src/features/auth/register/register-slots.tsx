import { createContext, Suspense, use, useCallback } from 'react';
import type { RegistrationVariant } from '#machines/registration/registration.machine.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import type { FormHandle, FormSlots } from '#src/forms/form-context.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAuth } from '../auth-service.ts';
import { CodeSlot } from '../code-slot.tsx';
import { phoneKinds } from '../phone/phone-page.ts';

const CaptchaPictureBox = lazyPart(
  'captcha-picture-box',
  async () => (await import('../captcha-picture-box.tsx')).CaptchaPictureBox,
);

export interface RegisterSlotFacts {
  readonly variant: RegistrationVariant;
  /** A new captcha is loaded when this value changes. */
  readonly round: number;
  readonly onPicture: (captchaId: string | null) => void;
}

export const RegisterSlotsContext = createContext<RegisterSlotFacts | null>(null);

const useFacts = (): RegisterSlotFacts => {
  const facts = use(RegisterSlotsContext);
  if (facts === null) throw new Error('registerSlots must be rendered inside a RegisterSlotsContext');
  return facts;
};

/** The button that sends a registration code; uses the phone-authentication provider for mobile numbers if the brand has it. */
function RegisterCodeSlot({ form }: { readonly form: FormHandle }) {
  const { variant } = useFacts();
  const { code, phoneCode } = useAuth();
  const isByProvider = phoneKinds(useBrand()).includes('sms');
  return (
    <CodeSlot
      form={form}
      code={variant === 'username' ? code('registerUsername') : isByProvider ? phoneCode : code('registerMobile')}
    />
  );
}

function CaptchaSlot({ form }: { readonly form: FormHandle }) {
  const { round, onPicture } = useFacts();
  const take = useCallback(
    (captchaId: string | null): void => {
      onPicture(captchaId);
      if (captchaId === null) form.clearValue('captcha');
    },
    [form, onPicture],
  );
  return (
    <Suspense fallback={<Skeleton className="h-11 w-40" />}>
      <CaptchaPictureBox round={round} onPicture={take} />
    </Suspense>
  );
}

/** The components next to fields of the registration form: the button that sends a code, and the captcha picture. */
export const registerSlots: FormSlots = { verificationCode: RegisterCodeSlot, captcha: CaptchaSlot };
