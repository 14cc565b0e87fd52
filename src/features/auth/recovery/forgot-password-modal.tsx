import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { passwordRecoveryScreen } from '#machines/password-recovery/screens.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useModule } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { AuthModal } from '../auth-modal.tsx';
import { useAuthMachines } from '../auth-service.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { useAuthTexts } from '../texts.ts';

/** The recovery form, with tabs if the platform offers more than one way to recover a password. A dialog shows the result. */
function RecoveryPanel({ onMailed, onReset }: { readonly onMailed: () => void; readonly onReset: () => void }) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const { recovery } = useAuthMachines();
  const actor = useActorRef(recovery);
  const { show } = useDialogs();
  const hasPhone = useModule('CHNGPASSVERIF3');
  const chosen = useSelector(actor, ({ context }) => context.mode);
  const screen = useSelector(actor, passwordRecoveryScreen);
  const mode = hasPhone ? chosen : 'email';

  useEffect(() => {
    if (!hasPhone && chosen === 'mobileNum') actor.send({ type: 'mode.choose', mode: 'email' });
  }, [actor, chosen, hasPhone]);
  useEffect(() => {
    if (screen === 'form') return;
    const acknowledged = show({
      title: t(`recovery.${screen}`),
      text: t(`recovery.${screen}.text`),
      actions: [{ id: 'ok', label: common('ok'), variant: 'primary', isDefault: true }],
    });
    void acknowledged.then(screen === 'mailed' ? onMailed : onReset);
  }, [screen, onMailed, onReset, show, t, common]);

  const tabs = [
    { id: 'email', label: t('recovery.email.tab') },
    ...(hasPhone ? [{ id: 'mobileNum', label: t('recovery.mobile.tab') } as const] : []),
  ] as const;
  return (
    <Tabs
      label={t('recovery.by')}
      tabs={tabs}
      selected={mode}
      onSelect={(next) => actor.send({ type: 'mode.choose', mode: next })}
    >
      <RecoveryForm key={mode} mode={mode} actor={actor} />
    </Tabs>
  );
}

/** The modal for recovering a forgotten password. */
export function ForgotPasswordModal({
  onClose,
  onReset,
}: {
  readonly onClose: () => void;
  readonly onReset: () => void;
}) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  return (
    <AuthModal
      title={t('recovery.title')}
      size="sm"
      banner={null}
      onClose={onClose}
      other={{ question: t('recovery.known'), label: common('logIn'), modal: 'login' }}
    >
      <RecoveryPanel onMailed={onClose} onReset={onReset} />
    </AuthModal>
  );
}
