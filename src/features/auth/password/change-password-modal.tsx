import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { passwordChangeScreen } from '#machines/password-change/screens.ts';
import { useStore } from '#src/lib/store.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useSessionActions } from '#src/session/use-session.ts';
import { useAuthMachines } from '../auth-service.ts';
import { Modal } from '#src/ui/modal.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import { useAuthTexts } from '../texts.ts';

function PasswordChangePanel({ onChanged, onLeft }: { readonly onChanged: () => void; readonly onLeft: () => void }) {
  const t = useAuthTexts();
  const { open } = useModals();
  const { show } = useToasts();
  const { passwordChange, credentials } = useAuthMachines();
  const actor = useActorRef(passwordChange);
  const oldPassword = useStore(credentials)?.password ?? null;
  // Read once, when the dialog opens, because the session drops the reason as soon as the password is changed.
  const { changeDue } = useSessionActions();
  const [reason] = useState(() => changeDue() ?? 'unknown');
  const screen = useSelector(actor, passwordChangeScreen);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));

  useEffect(() => {
    if (screen === 'left') onLeft();
    if (screen === 'changed') {
      show(t('change.done'), 'success');
      onChanged();
    }
    if (screen === 'loginNext') {
      show(t('change.again'), 'info');
      open('login');
    }
  }, [screen, onLeft, onChanged, open, show, t]);

  return (
    <>
      <p className="mb-4 text-pretty text-ink-muted">{t(`change.reason.${reason}`)}</p>
      <PasswordChangeForm
        oldPassword={oldPassword}
        problem={problem}
        busy={busy}
        leaving={screen === 'leaving'}
        onSubmit={(form) => actor.send({ type: 'form.submit', form })}
        onLeave={() => actor.send({ type: 'session.leave' })}
      />
    </>
  );
}

/** The modal for a forced password change. It closes only when the password is changed or the member signs out. */
export function ChangePasswordModal({
  onClose,
  onChanged,
  onLeft,
}: {
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onLeft: () => void;
}) {
  const t = useAuthTexts();
  return (
    <Modal title={t('change.title')} closeLabel="" onClose={onClose} size="sm" dismissable={false}>
      <PasswordChangePanel onChanged={onChanged} onLeft={onLeft} />
    </Modal>
  );
}
