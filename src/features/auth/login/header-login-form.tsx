import { useState, type FocusEvent } from 'react';
import { useModals } from '#src/modals/modal-store.ts';
import { useModule } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { floatingPanel } from '#src/ui/popover.tsx';
import { useAuth } from '../auth-service.ts';
import { CaptchaField } from './captcha-field.tsx';
import { LoginSubmit } from './login-submit.tsx';
import { NameFields, RememberCheckbox } from './login-fields.tsx';
import { useAuthTexts } from '../texts.ts';
import { useLoginForm } from './use-login-form.ts';
import { useLoginWait } from './use-login-wait.ts';

/**
 * The login form as a row in the header. While it has the focus, a panel below shows messages, the captcha and the checkbox, which do not fit in the
 * row.
 */
export function HeaderLoginForm() {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const auth = useAuth();
  const { open } = useModals();
  const login = useLoginForm('username');
  const wait = useLoginWait();
  const hasSms = useModule('MOBILEVERCODELOGIN3');
  const [active, setActive] = useState(false);
  const [hasBeenActive, setHasBeenActive] = useState(false);
  const { busy, captcha } = login.view;
  const { form, message, submit } = login;

  const enter = (): void => {
    setActive(true);
    setHasBeenActive(true);
    void auth.login.load().catch(() => undefined);
    login.fill();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    if (!currentTarget.contains(relatedTarget)) setActive(false);
  };
  const bySms = (): void => {
    auth.login.choose('sms');
    open('login');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles focus, blur and Escape of the controls inside the form
    <form
      ref={form}
      noValidate
      aria-label={common('logIn')}
      aria-busy={busy}
      onSubmit={submit}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Escape') login.dismiss();
      }}
      className="relative flex items-center justify-end gap-2"
    >
      {hasSms && (
        <SelectField
          label={t('login.by')}
          hideLabel
          value="username"
          options={[
            { value: 'username', label: t('login.by.username') },
            { value: 'sms', label: t('login.by.mobile') },
          ]}
          onValue={(value) => {
            if (value === 'sms') bySms();
          }}
          className="w-auto min-w-36"
        />
      )}
      <NameFields login={login} row />
      <LoginSubmit label={common('logIn')} wait={wait} busy={busy} />
      {hasBeenActive && (
        <div
          tabIndex={-1}
          className={active ? `${floatingPanel} end-0 top-full mt-3 w-88 space-y-3 p-4 outline-none` : 'hidden'}
        >
          {message !== null && (
            <p role="alert" className="flex items-start gap-2 text-sm text-danger-ink">
              <Icon name="danger" className="mt-px size-5" />
              <span>{message}</span>
            </p>
          )}
          {captcha && <CaptchaField login={login} />}
          <RememberCheckbox login={login} />
        </div>
      )}
    </form>
  );
}
