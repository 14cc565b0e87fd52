import { useSelector } from '@xstate/react';
import { use } from 'react';
import { TextField } from '#src/ui/text-field.tsx';
import { useAuthHub } from './auth-hub.ts';
import { MobileNumberFields } from './mobile-number-fields.tsx';
import { SendCodeButton } from './send-code-button.tsx';
import { useAuthTexts } from './texts.ts';
import type { LoginFormState } from './use-login-form.ts';
import { useOneTimeCode } from './use-one-time-code.ts';

const LONGEST_CODE = 255;

/** Mobile number, its country and the code that was sent to it. */
export function SmsLoginFields({ login }: { readonly login: LoginFormState }) {
  const t = useAuthTexts();
  const code = use(useAuthHub().flows()).code('login');
  const isSent = useSelector(code, (snapshot) => snapshot.matches('waiting') && snapshot.context.problem === null);
  const { value, onValue, error } = login.field('verificationCode');
  useOneTimeCode(isSent, onValue);
  return (
    <>
      <MobileNumberFields
        diallingCodes={login.diallingCodes}
        country={login.field('countryDialingCode')}
        number={login.field('mobileNum')}
      />
      <TextField
        name="verificationCode"
        label={t('login.code')}
        placeholder={t('login.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LONGEST_CODE}
        trailing={<SendCodeButton code={code} prepare={async () => login.codeTarget()} />}
        value={value}
        onValue={onValue}
        error={error}
      />
    </>
  );
}
