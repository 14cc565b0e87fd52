import { useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import type { WindowKind } from '#machines/phone-auth/phone-auth.machine.ts';
import type { PhoneKind } from '#schemas/connector-providers.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import type { IconName } from '#src/ui/icon.tsx';
import { useAuthHub } from './auth-hub.ts';
import { PhoneSmsStep } from './phone-sms-step.tsx';
import { useAuthTexts } from './texts.ts';

const ICONS: Readonly<Record<PhoneKind, IconName>> = { google: 'google', facebook: 'facebook', sms: 'chat' };

interface PhoneLoginProps {
  readonly kinds: readonly PhoneKind[];
  readonly disabled: boolean;
  /** Told when the way by SMS takes the place of the other ways, and when it gives it back. */
  readonly onStep: (isOpen: boolean) => void;
}

/** The ways in by the phone-authentication provider: its window for accounts, its code for phones. */
export function PhoneLogin({ kinds, disabled, onStep }: PhoneLoginProps) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const words = useProblemText();
  const { show } = useDialogs();
  const { login, showWindow, speak } = use(use(useAuthHub().flows()).phone());
  const isChoosing = useSelector(
    login,
    (snapshot) => snapshot.matches('choosing') || snapshot.matches('asking') || snapshot.matches('passed'),
  );
  const isAsking = useSelector(login, (snapshot) => snapshot.matches('asking'));
  const [pressed, setPressed] = useState<PhoneKind | null>(null);
  const problem = useSelector(login, ({ context }) => context.problem);

  useEffect(() => speak({ title: t('phone.frame'), close: common('cancel') }), [speak, t, common]);
  useEffect(() => onStep(!isChoosing), [onStep, isChoosing]);
  useEffect(() => {
    if (problem === null) return;
    login.send({ type: 'problem.dismiss' });
    void show({
      text: words(problem),
      actions: [{ id: 'ok', label: t('code.understood'), variant: 'primary', isDefault: true }],
    });
  }, [login, problem, show, t, words]);
  // Who goes away from the form gives up the window, not a code that is on its way.
  useEffect(
    () => () => {
      onStep(false);
      if (login.getSnapshot().matches('asking')) login.send({ type: 'kind.leave' });
    },
    [login, onStep],
  );

  if (!isChoosing) return <PhoneSmsStep login={login} />;
  const press = (kind: PhoneKind): void => {
    setPressed(kind);
    login.send(kind === 'sms' ? { type: 'sms.choose' } : { type: 'window.ask', kind: kind satisfies WindowKind });
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
          busy={isAsking && pressed === kind}
          disabled={disabled || (isAsking && pressed !== kind)}
          onClick={() => press(kind)}
        >
          {t(`phone.${kind}`)}
        </Button>
      ))}
      <output className="block text-center text-sm text-pretty text-ink-muted empty:hidden">
        {isAsking ? t('phone.asking') : null}
      </output>
      {isAsking && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="quiet" onClick={showWindow}>
            {t('phone.show')}
          </Button>
          <Button variant="quiet" onClick={() => login.send({ type: 'kind.leave' })}>
            {t('phone.cancel')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
