import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { phoneAuthScreen } from '#machines/phone-auth/screens.ts';
import { useRunningMachine } from '#src/lib/lazy-machine.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useAuth } from '../auth-service.ts';
import { formatDuration } from '../format-duration.ts';
import { e164 } from './e164.ts';
import { MobileNumberFields } from '../mobile-number-fields.tsx';
import { useAuthTexts } from '../texts.ts';
import { usePhoneNumber } from './use-phone-number.ts';
import { useOneTimeCode } from '../use-one-time-code.ts';
import { useSecondsUntil } from '#src/lib/use-seconds-until.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';

const LONGEST_CODE = 255;

/** Login by a code of the provider: first the number, then the code. */
export function PhoneSmsStep() {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const { tag } = useLanguage();
  const number = usePhoneNumber();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { phoneLogin } = useAuth();
  const snapshot = useRunningMachine(phoneLogin);
  const busy = snapshot.hasTag('busy');
  const isSent = phoneAuthScreen(snapshot) === 'code';
  const isConfirming = snapshot.matches('confirming');
  const { readyAt } = snapshot.context;
  const check = useCallback((now: number) => phoneLogin.send({ type: 'clock.check', now }), [phoneLogin]);
  const seconds = useSecondsUntil(readyAt, check);

  useEffect(() => first.current?.focus(), [isSent]);
  const confirm = (typed: string): void => phoneLogin.send({ type: 'code.confirm', code: typed });
  useOneTimeCode(isSent, (read) => {
    setCode(read);
    confirm(read);
  });

  const send = async (): Promise<void> => {
    const to = await number.read();
    if (to === null) first.current?.focus();
    else phoneLogin.send({ type: 'code.send', phoneNumber: e164(to) });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return undefined;
    if (!isSent) return seconds === null ? void send() : undefined;
    const typed = code.trim();
    setMissing(typed === '');
    return typed === '' ? first.current?.focus() : confirm(typed);
  };
  const back = (
    <Button variant="quiet" block onClick={() => phoneLogin.send({ type: 'kind.leave' })}>
      {t('phone.back')}
    </Button>
  );
  return (
    <form noValidate aria-label={t('phone.step')} aria-busy={busy} onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">{t('phone.step')}</h3>
      {isSent ? (
        <>
          <TextField
            ref={first}
            name="verificationCode"
            label={t('login.code')}
            hint={t('verify.sent', { to: number.shown })}
            value={code}
            onValue={(value) => {
              setCode(value);
              setMissing(false);
            }}
            error={isMissing ? t('required') : undefined}
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
                onClick={() => (seconds === null && !busy ? void send() : undefined)}
                className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted"
              >
                {seconds === null ? t('code.send') : t('code.wait', { seconds })}
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
            diallingCodes={number.diallingCodes}
            country={number.country}
            number={number.mobile}
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
