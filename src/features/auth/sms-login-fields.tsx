import { useSelector } from '@xstate/react';
import { use } from 'react';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useAuthHub } from './auth-hub.ts';
import { SendCodeButton } from './send-code-button.tsx';
import { useAuthTexts } from './texts.ts';
import type { LoginFormState } from './use-login-form.ts';
import { useOneTimeCode } from './use-one-time-code.ts';

const LONGEST = { mobileNum: 20, code: 255 };

/** Mobile number, its country and the code that was sent to it. */
export function SmsLoginFields({ login }: { readonly login: LoginFormState }) {
  const t = useAuthTexts();
  const code = use(useAuthHub().flows()).code('login');
  const isSent = useSelector(code, (snapshot) => snapshot.matches('waiting') && snapshot.context.problem === null);
  const { value, onValue, error } = login.field('verificationCode');
  useOneTimeCode(isSent, onValue);
  return (
    <>
      <div className="flex items-start gap-2">
        <SelectField label={t('login.country')} options={login.diallingCodes} className="w-30 shrink-0" autoComplete="tel-country-code" {...login.field('countryDialingCode')} />
        <TextField
          name="mobileNum"
          label={t('login.mobile')}
          placeholder={t('login.mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={LONGEST.mobileNum}
          className="flex-1"
          {...login.field('mobileNum')}
        />
      </div>
      <TextField
        name="verificationCode"
        label={t('login.code')}
        placeholder={t('login.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LONGEST.code}
        trailing={<SendCodeButton code={code} prepare={async () => login.codeTarget()} />}
        value={value}
        onValue={onValue}
        error={error}
      />
    </>
  );
}
