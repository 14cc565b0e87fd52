import { Suspense } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useAuthTexts } from '../texts.ts';
import type { LoginFormState } from './use-login-form.ts';

const CaptchaPictureBox = lazyPart(
  'captcha-picture-box',
  async () => (await import('../captcha-picture-box.tsx')).CaptchaPictureBox,
);
const LONGEST = 20;

/** The captcha picture and the field for its characters. */
export function CaptchaField({ login }: { readonly login: LoginFormState }) {
  const t = useAuthTexts();
  return (
    <div className="flex items-start gap-2">
      <TextField
        name="captcha"
        label={t('captcha.label')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        className="min-w-24 flex-1"
        {...login.field('captcha')}
      />
      <div className="shrink-0 pt-7 sm:pt-6">
        <Suspense fallback={<Skeleton className="h-11 w-40" />}>
          <CaptchaPictureBox round={login.view.failures} onPicture={login.onPicture} />
        </Suspense>
      </div>
    </div>
  );
}
