import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useModule } from '#src/platform/use-site-info.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { useAuthHub } from './auth-hub.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { useAuthTexts } from './texts.ts';

/** Recovery under its tabs, where the platform offers both ways; the end is told in a dialog, and then the way goes on. */
export function RecoveryPanel({ onMailed, onReset }: { readonly onMailed: () => void; readonly onReset: () => void }) {
  const t = useAuthTexts();
  const { recovery } = use(useAuthHub().flows());
  const actor = useActorRef(recovery);
  const { show } = useDialogs();
  const hasPhone = useModule('CHNGPASSVERIF3');
  const chosen = useSelector(actor, ({ context }) => context.mode);
  const end = useSelector(actor, (snapshot) =>
    snapshot.matches('mailed') ? 'mailed' : snapshot.matches('reset') ? 'reset' : null,
  );
  const mode = hasPhone ? chosen : 'email';

  useEffect(() => {
    if (!hasPhone && chosen === 'mobileNum') actor.send({ type: 'mode.choose', mode: 'email' });
  }, [actor, chosen, hasPhone]);
  useEffect(() => {
    if (end === null) return;
    const told = show({
      title: t(`recovery.${end}`),
      text: t(`recovery.${end}.text`),
      actions: [{ id: 'ok', label: t('code.understood'), variant: 'primary', isDefault: true }],
    });
    void told.then(end === 'mailed' ? onMailed : onReset);
  }, [end, onMailed, onReset, show, t]);

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
