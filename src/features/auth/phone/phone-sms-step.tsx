import { useCallback, useEffect, useRef, useState } from 'react';
import type { SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { phoneAuthScreen } from '#machines/phone-auth/screens.ts';
import { requiredFields, useForm } from '#src/forms/use-form.ts';
import { useRunningMachine } from '#src/lib/lazy-machine.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useAuth } from '../auth-service.ts';
import { formatDuration } from '#src/lib/format-duration.ts';
import { e164 } from './e164.ts';
import { MobileNumberFields } from '../mobile-number-fields.tsx';
import { useAuthTexts } from '../texts.ts';
import { usePhoneNumber } from './use-phone-number.ts';
import { useOneTimeCode } from '../use-one-time-code.ts';
import { useSecondsUntil } from '#src/lib/use-seconds-until.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';

const LONGEST_CODE = 255;
const BLANK = { mobileNum: '', countryDialingCode: '', verificationCode: '' };
const CODE_RULES = requiredFields(['verificationCode']);

/** SMS login through the provider: asks for the mobile number, and then for the code. */
export function PhoneSmsStep() {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const { tag } = useLanguage();
  const number = usePhoneNumber();
  const first = useRef<HTMLInputElement>(null);
  const { phoneLogin, draft, remembered } = useAuth();
  const snapshot = useRunningMachine(phoneLogin);
  const busy = snapshot.hasTag('busy');
  const isSent = phoneAuthScreen(snapshot) === 'code';
  const isConfirming = snapshot.matches('confirming');
  const { readyAt } = snapshot.context;
  const check = useCallback((now: number) => phoneLogin.send({ type: 'clock.check', now }), [phoneLogin]);
  const seconds = useSecondsUntil(readyAt, check);

  useEffect(() => first.current?.focus(), [isSent]);
  const send = async (typed: SendCodeInput): Promise<void> => {
    const to = await number.read(typed);
    if (to === null) return;
    draft.set({ ...draft.get(), ...to });
    phoneLogin.send({ type: 'code.send', phoneNumber: e164(to) });
  };
  const confirm = (code: string): void => phoneLogin.send({ type: 'code.confirm', code });
  const [start] = useState(() => {
    const { username: _name, ...phone } = draft.get();
    return { ...BLANK, ...remembered.get()?.phone, ...phone };
  });
  const { form, field, values } = useForm({
    rules: isSent ? CODE_RULES : number.rules,
    start,
    busy,
    text: (message) => t('key' in message && message.key === 'input_empty' ? 'required' : 'login.mobile.wrong'),
    onSubmit: async (typed) => {
      if (isSent) confirm(typed.verificationCode.trim());
      else if (seconds === null) await send(typed);
    },
  });
  const { value, ...country } = field('countryDialingCode');
  const code = field('verificationCode');
  const countryDialingCode = value || number.current;
  useOneTimeCode(isSent, (read) => {
    code.onValue(read);
    confirm(read);
  });

  const back = (
    <Button variant="quiet" block onClick={() => phoneLogin.send({ type: 'kind.leave' })}>
      {t('phone.back')}
    </Button>
  );
  return (
    <form {...form} aria-label={t('phone.step')} className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">{t('phone.step')}</h3>
      {isSent ? (
        <>
          <TextField
            ref={first}
            label={t('login.code')}
            hint={t('verify.sent', { to: e164({ ...values, countryDialingCode }) })}
            {...code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={LONGEST_CODE}
            trailing={
              <Button
                type="button"
                variant="secondary"
                size="sm"
                busy={busy && !isConfirming}
                aria-disabled={seconds !== null || busy}
                onClick={() => (seconds === null && !busy ? void send(values) : undefined)}
                className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted"
              >
                {seconds === null ? t('code.send') : formatDuration(seconds, tag)}
              </Button>
            }
          />
          <Button type="submit" size="lg" block busy={isConfirming}>
            {common('logIn')}
          </Button>
          <Button variant="secondary" block disabled={busy} onClick={() => phoneLogin.send({ type: 'number.change' })}>
            {t('phone.change')}
          </Button>
        </>
      ) : (
        <>
          <MobileNumberFields
            ref={first}
            diallingCodes={number.diallingCodes ?? [{ value: countryDialingCode, label: `+${countryDialingCode}` }]}
            country={{ ...country, value: countryDialingCode }}
            number={field('mobileNum')}
            bounds={number.bounds}
          />
          <Button
            type="submit"
            size="lg"
            block
            busy={busy}
            aria-disabled={seconds !== null || busy}
            className="aria-disabled:cursor-not-allowed"
          >
            {seconds === null ? t('code.send') : t('login.wait', { time: formatDuration(seconds, tag) })}
          </Button>
        </>
      )}
      {back}
    </form>
  );
}
