import { mobileRule } from '#schemas/forms/mobile-rule.ts';
import { useLazyMachine } from '#src/lib/lazy-machine.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useAuth } from '../auth-service.ts';
import { MobileNumberFields } from '../mobile-number-fields.tsx';
import { selectCode, SendCodeButton } from '../send-code-button.tsx';
import { useAuthTexts } from '../texts.ts';
import type { LoginFormState } from './use-login-form.ts';
import { useOneTimeCode } from '../use-one-time-code.ts';

const LONGEST_CODE = 255;

/** The fields of a login by SMS: the country, the mobile number and the code that was sent to it. */
export function SmsLoginFields({ login }: { readonly login: LoginFormState }) {
  const t = useAuthTexts();
  const code = useAuth().code('login');
  const { screen, problem } = useLazyMachine(code, selectCode);
  const isSent = screen === 'countdown' && problem === null;
  const { value, onValue, error } = login.field('verificationCode');
  useOneTimeCode(isSent, onValue);
  return (
    <>
      <MobileNumberFields
        diallingCodes={login.diallingCodes}
        country={login.field('countryDialingCode')}
        number={login.field('mobileNum')}
        bounds={mobileRule(login.rules)}
      />
      <TextField
        name="verificationCode"
        label={t('login.code')}
        placeholder={t('login.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LONGEST_CODE}
        trailing={<SendCodeButton code={code} prepare={login.codeTarget} />}
        value={value}
        onValue={onValue}
        error={error}
      />
    </>
  );
}
