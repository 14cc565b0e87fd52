import { useEffect, useState } from 'react';
import type { WindowKind } from '#machines/phone-auth/phone-auth.machine.ts';
import { phoneAuthScreen } from '#machines/phone-auth/screens.ts';
import type { PhoneKind } from '#schemas/connector-providers.ts';
import { useRunningMachine } from '#src/lib/lazy-machine.ts';
import { useLazyValue } from '#src/lib/lazy-value.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import type { IconName } from '#src/ui/icon.tsx';
import { useAuth, useAuthMachines } from '../auth-service.ts';
import { PhoneSmsStep } from './phone-sms-step.tsx';
import { useAuthTexts } from '../texts.ts';

const ICONS: Readonly<Record<PhoneKind, IconName>> = { google: 'google', facebook: 'facebook', sms: 'chat' };

interface PhoneLoginProps {
  readonly kinds: readonly PhoneKind[];
  readonly disabled: boolean;
  /** Called when the SMS step opens or closes. While it is open, the other ways to log in must be hidden. */
  readonly onStep: (isOpen: boolean) => void;
}

/** The buttons that log in through the phone-authentication provider: social accounts open a popup, and SMS opens a step for the code. */
export function PhoneLogin({ kinds, disabled, onStep }: PhoneLoginProps) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const words = useProblemText();
  const { show } = useDialogs();
  const { showWindow, setFrameTexts } = useLazyValue(useAuthMachines().phone);
  const { phoneLogin } = useAuth();
  // The machine must be running before a click, because the popup has to open synchronously.
  const snapshot = useRunningMachine(phoneLogin);
  const screen = phoneAuthScreen(snapshot);
  const { problem } = snapshot.context;
  const isWaiting = screen === 'window';
  const isStep = screen === 'number' || screen === 'code';
  const [pressed, setPressed] = useState<PhoneKind | null>(null);

  useEffect(() => setFrameTexts({ title: t('phone.frame'), close: common('cancel') }), [setFrameTexts, t, common]);
  useEffect(() => onStep(isStep), [onStep, isStep]);
  useEffect(() => {
    if (problem === null) return;
    phoneLogin.send({ type: 'problem.dismiss' });
    void show({
      text: words(problem),
      actions: [{ id: 'ok', label: common('ok'), variant: 'primary', isDefault: true }],
    });
  }, [phoneLogin, problem, show, t, words, common]);
  // When the form unmounts, an open popup is closed, but a code that was sent stays valid.
  useEffect(
    () => () => {
      onStep(false);
      const state = phoneLogin.get();
      if (state.status === 'running' && phoneAuthScreen(state.snapshot) === 'window')
        phoneLogin.send({ type: 'kind.leave' });
    },
    [phoneLogin, onStep],
  );

  if (isStep) return <PhoneSmsStep />;
  const press = (kind: PhoneKind): void => {
    setPressed(kind);
    phoneLogin.send(kind === 'sms' ? { type: 'sms.choose' } : { type: 'window.ask', kind: kind satisfies WindowKind });
  };
  return (
    <fieldset aria-label={t('phone.other')} className="m-0 mt-3 flex min-w-0 flex-col gap-3 border-0 p-0">
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          icon={ICONS[kind]}
          size="lg"
          block
          busy={isWaiting && pressed === kind}
          disabled={disabled || (isWaiting && pressed !== kind)}
          onClick={() => press(kind)}
        >
          {t(`phone.${kind}`)}
        </Button>
      ))}
      <output className="block text-center text-sm text-pretty text-ink-muted empty:hidden">
        {isWaiting ? t('phone.asking') : null}
      </output>
      {isWaiting && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="quiet" onClick={showWindow}>
            {t('phone.show')}
          </Button>
          <Button variant="quiet" onClick={() => phoneLogin.send({ type: 'kind.leave' })}>
            {common('cancel')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
