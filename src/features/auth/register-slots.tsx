import { createContext, lazy, Suspense, use } from 'react';
import type { RegistrationVariant } from '#machines/registration/registration.machine.ts';
import type { FormHandle, FormSlots } from '#src/forms/form-context.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAuthHub } from './auth-hub.ts';

const CaptchaPictureBox = lazy(async () => ({ default: (await import('./captcha-picture-box.tsx')).CaptchaPictureBox }));
const SendCodeButton = lazy(async () => ({ default: (await import('./send-code-button.tsx')).SendCodeButton }));

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

function CodeSlot({ form }: { readonly form: FormHandle }) {
  const { variant } = useFacts();
  const { code } = use(useAuthHub().flows());
  const prepare = async () => {
    if (!(await form.check('mobileNum'))) {
      form.focus('mobileNum');
      return null;
    }
    return { mobileNum: String(form.value('mobileNum') ?? '').trim(), countryDialingCode: String(form.value('countryDialingCode') ?? '') };
  };
  return (
    <Suspense fallback={<Skeleton className="h-9 w-24" />}>
      <SendCodeButton code={code(variant === 'mobile' ? 'registerMobile' : 'registerUsername')} prepare={prepare} />
    </Suspense>
  );
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
export const registerSlots: FormSlots = { verificationCode: CodeSlot, captcha: CaptchaSlot };
