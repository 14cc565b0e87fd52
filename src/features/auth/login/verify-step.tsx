import { useEffect, useMemo, useRef } from 'react';
import type { Verification } from '#machines/login/login.machine.ts';
import { requiredFields, useForm } from '#src/forms/use-form.ts';
import { canTakeFocus } from '#src/lib/can-take-focus.ts';
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
import { useAuthTexts } from '../texts.ts';
import { useLoginWait } from './use-login-wait.ts';
import { useLoginProblemText } from './use-login-problem-text.ts';
import { useOneTimeCode } from '../use-one-time-code.ts';
import { verifyChannel } from './verify-channels.ts';

const LONGEST = 255;
const RULES = requiredFields(['code']);

/** The second step of a login, in which the member enters a code. In the header, its messages are in a panel below the row. */
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
  const field = useRef<HTMLInputElement>(null);
  const passkeys = useOptionalService(passkeyService);
  const { prompt, isText } = verifyChannel(channel);
  const promptText = t(prompt, { to: sentTo });
  const isWrong = problem?.code === 'code_wrong';
  const message = problem !== null && !isWrong ? words(problem) : undefined;
  const errors = useMemo(() => (isWrong ? { code: words(problem) } : null), [isWrong, problem, words]);
  const form = useForm({
    rules: RULES,
    start: { code: '' },
    errors,
    busy,
    text: (found) => ('text' in found ? found.text : t('required')),
    onSubmit: ({ code: typed }) => login.verify({ code: typed.trim() }),
  });
  const { error, onValue, ...code } = form.field('code');

  useEffect(() => {
    if (canTakeFocus(field.current)) field.current?.focus();
  }, [verifyId]);
  useEffect(() => {
    if (isWrong && document.activeElement === field.current) field.current?.select();
  }, [isWrong, failures]);
  useOneTimeCode(isText, (read) => {
    onValue(read);
    login.verify({ code: read });
  });

  const input = (
    <TextField
      ref={field}
      data-autofocus
      label={row ? promptText : t('login.code')}
      hint={row ? undefined : promptText}
      hideLabel={row}
      {...code}
      onValue={(value) => {
        onValue(value);
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
    <Button name="verify.leave" variant="quiet" block={!row} disabled={busy} onClick={() => login.startOver()}>
      {t('verify.over')}
    </Button>
  );
  const formProps = { ...form.form, 'aria-label': t('verify.form') };
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
