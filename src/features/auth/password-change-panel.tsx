import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useSyncExternalStore } from 'react';
import { useModals } from '#src/modals/modal-store.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useAuthHub } from './auth-hub.ts';
import { PasswordChangeForm } from './password-change-form.tsx';
import { useAuthTexts } from './texts.ts';

/** The form of the forced change, run by its machine. */
export function PasswordChangePanel({
  onChanged,
  onLeft,
}: {
  readonly onChanged: () => void;
  readonly onLeft: () => void;
}) {
  const t = useAuthTexts();
  const { open } = useModals();
  const { show } = useToasts();
  const { passwordChange, held } = use(useAuthHub().flows());
  const actor = useActorRef(passwordChange);
  const old = useSyncExternalStore(held.subscribe, () => held.read()?.password ?? null);
  const ended = useSelector(actor, (snapshot) => (snapshot.status === 'done' ? snapshot.value : null));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const leaving = useSelector(actor, (snapshot) => snapshot.matches('leaving'));

  useEffect(() => {
    if (ended === 'left') onLeft();
    if (ended === 'changed') {
      show(t('change.done'), 'success');
      onChanged();
    }
    if (ended === 'changedOnly') {
      show(t('change.again'), 'info');
      open('login');
    }
  }, [ended, onLeft, onChanged, open, show, t]);

  return (
    <PasswordChangeForm
      held={old}
      problem={problem}
      busy={busy}
      leaving={leaving}
      onSubmit={(form) => actor.send({ type: 'form.submit', form })}
      onLeave={() => actor.send({ type: 'session.leave' })}
    />
  );
}
