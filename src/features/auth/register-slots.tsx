import { createContext, Suspense, use } from 'react';
import type { RegistrationVariant } from '#machines/registration/registration.machine.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import type { FormHandle, FormSlots } from '#src/forms/form-context.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CodeSlot, PhoneCodeSlot } from './code-slot.tsx';
import { phoneKinds } from './phone-page.ts';

const CaptchaPictureBox = lazyPart(
  'captcha-picture-box',
  async () => (await import('./captcha-picture-box.tsx')).CaptchaPictureBox,
);

export interface RegisterSlotFacts {
  readonly variant: RegistrationVariant;
  /** Changes when a new captcha picture is due. */
  readonly round: number;
  readonly onPicture: (captchaId: string | null) => void;
}

export const RegisterSlotsContext = createContext<RegisterSlotFacts | null>(null);

const useFacts = (): RegisterSlotFacts => {
  const facts = use(RegisterSlotsContext);
  if (facts === null) throw new Error('registration slots need a RegisterSlotsContext');
  return facts;
};

function RegisterCodeSlot({ form }: { readonly form: FormHandle }) {
  const { variant } = useFacts();
  const bySms = phoneKinds(useBrand()).includes('sms');
  if (variant === 'mobile' && bySms) {
    return (
      <Suspense fallback={<Skeleton className="h-9 w-24" />}>
        <PhoneCodeSlot form={form} />
      </Suspense>
    );
  }
  return <CodeSlot form={form} purpose={variant === 'mobile' ? 'registerMobile' : 'registerUsername'} />;
}

function CaptchaSlot() {
  const { round, onPicture } = useFacts();
  return (
    <Suspense fallback={<Skeleton className="h-11 w-40" />}>
      <CaptchaPictureBox round={round} onPicture={onPicture} />
    </Suspense>
  );
}

/** What registration adds to fields of its form. */
export const registerSlots: FormSlots = { verificationCode: RegisterCodeSlot, captcha: CaptchaSlot };
