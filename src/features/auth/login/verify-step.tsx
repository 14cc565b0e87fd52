import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Verification } from '#machines/login/login.machine.ts';
import { useOptionalService } from '#src/lib/services.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { floatingPanel } from '#src/ui/popover.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useAuth } from '../auth-service.ts';
import { useLoginView } from './login-view.ts';
import { LoginSubmit } from './login-submit.tsx';
import { passkeyService } from '../passkey-slots.ts';
import { canTakeFocus } from './use-focus-on-return.ts';
import { useAuthTexts } from '../texts.ts';
import { useLoginWait } from './use-login-wait.ts';
import { useLoginProblemText } from './use-login-problem-text.ts';
import { useOneTimeCode } from '../use-one-time-code.ts';
import { verifyChannel } from './verify-channels.ts';

const LONGEST = 255;

/** The second step of a login: the code that the platform sent. In the header's row, messages are on a panel below it. */
export function VerifyStep({
  verification: { channel, sentTo, verifyId, passkey },
  row = false,
}: {
  readonly verification: Verification;
  readonly row?: boolean;
}) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const words = useLoginProblemText();
  const { login } = useAuth();
  const { busy, problem, failures } = useLoginView();
  const wait = useLoginWait();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const passkeys = useOptionalService(passkeyService);
  const { prompt, isText } = verifyChannel(channel);
  const promptText = t(prompt, { to: sentTo });
  const isWrong = problem?.code === 'code_wrong';
  const error = missing ? t('required') : isWrong ? words(problem) : undefined;
  const message = problem !== null && !isWrong ? words(problem) : undefined;

  useEffect(() => {
    if (canTakeFocus(field.current)) field.current?.focus();
  }, [verifyId]);
  useEffect(() => {
    if (!isWrong || !form.current?.contains(document.activeElement)) return;
    field.current?.focus();
    field.current?.select();
  }, [isWrong, failures]);
  useOneTimeCode(isText, (read) => {
    setCode(read);
    login.verify({ code: read });
  });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    if (typed === '') field.current?.focus();
    else login.verify({ code: typed });
  };
  const input = (
    <TextField
      ref={field}
      data-autofocus
      name="code"
      label={row ? promptText : t('login.code')}
      hint={row ? undefined : promptText}
      hideLabel={row}
      value={code}
      onValue={(value) => {
        setCode(value);
        setMissing(false);
        if (isWrong) login.dismiss();
      }}
      {...(row
        ? { 'aria-invalid': error !== undefined || undefined, className: 'w-36', placeholder: t('login.code') }
        : { error })}
      inputMode={channel === 'totp' ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST}
    />
  );
  const startOver = (
    <Button variant="quiet" block={!row} disabled={busy} onClick={() => login.startOver()}>
      {t('verify.over')}
    </Button>
  );
  const formProps = {
    ref: form,
    noValidate: true,
    'aria-label': t('verify.form'),
    'aria-busy': busy,
    onSubmit: submit,
  };
  if (row) {
    return (
      <form {...formProps} className="relative flex items-center justify-end gap-2">
        <span aria-hidden="true" className="max-w-72 text-sm leading-tight text-pretty">
          {promptText}
        </span>
        {input}
        <LoginSubmit label={common('confirm')} wait={wait} busy={busy} />
        {startOver}
        {(error ?? message) !== undefined && (
          <p role="alert" className={`${floatingPanel} end-0 top-full mt-3 w-88 p-4 text-sm text-danger-ink`}>
            {error ?? message}
          </p>
        )}
      </form>
    );
  }
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {channel !== 'totp' && <p className="text-sm text-pretty text-ink-muted">{t('verify.why')}</p>}
      {message !== undefined && (
        <Callout tone="danger" live>
          {message}
        </Callout>
      )}
      {input}
      <LoginSubmit label={common('confirm')} wait={wait} busy={busy} size="lg" block />
      {passkeys !== null && passkey !== undefined && (
        <passkeys.Step
          request={passkey}
          disabled={busy}
          onAssertion={(assertion) => login.verify({ passkey: assertion })}
        />
      )}
      {startOver}
    </form>
  );
}
