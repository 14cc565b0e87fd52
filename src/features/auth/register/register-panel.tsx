import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { RegistrationVariant } from '#machines/registration/registration.machine.ts';
import { registrationScreen } from '#machines/registration/screens.ts';
import { forgetDrafts } from '#src/forms/session-draft.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { forgetInvitation } from '#src/session/invitation.ts';
import { newMember } from '#src/session/new-member.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { useAuthMachines } from '../auth-service.ts';
import { draftedVariant, draftsOf } from './register-drafts.ts';
import { RegisterForm } from './register-form.tsx';
import { useAuthTexts } from '../texts.ts';
import { useAffiliateCodeWarning } from './use-referral.ts';

/** The registration form, with a tab for each variant. */
export function RegisterPanel({
  variants,
  onSending,
  onRegistered,
}: {
  readonly variants: readonly RegistrationVariant[];
  /** Called when the creation of the account begins or ends. Until it ends, the form must stay open, because only the form tells the player how it ended. */
  readonly onSending: (isSending: boolean) => void;
  readonly onRegistered: () => void;
}) {
  const t = useAuthTexts();
  const { registration } = useAuthMachines();
  const [start] = useState(() => draftedVariant(variants));
  const actor = useActorRef(registration, { input: { variant: start } });
  const chosen = useSelector(actor, ({ context }) => context.variant);
  const screen = useSelector(actor, registrationScreen);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('submitting') || snapshot.matches('entering'));
  const { open } = useModals();
  const { show } = useToasts();
  useAffiliateCodeWarning();
  const variant = variants.includes(chosen) ? chosen : variants[0];

  useEffect(() => onSending(isSending), [isSending, onSending]);
  useEffect(() => {
    if (screen === 'form') return;
    forgetDrafts();
    forgetInvitation();
    newMember.set(true);
    if (screen === 'entered') return onRegistered();
    show(t('register.again'));
    open('login');
  }, [screen, onRegistered, open, show, t]);
  useEffect(() => {
    if (variant !== undefined && variant !== chosen) actor.send({ type: 'variant.choose', variant });
  }, [actor, chosen, variant]);

  if (variant === undefined) return <Skeleton className="h-96 w-full" />;
  return (
    <Tabs
      label={t('register.by')}
      tabs={variants.map((id) => ({ id, label: t(`register.${id}.tab`) }))}
      selected={variant}
      onSelect={(next) => actor.send({ type: 'variant.choose', variant: next })}
    >
      <RegisterForm
        key={variant}
        variant={variant}
        actor={actor}
        {...(screen === 'form' ? { drafts: draftsOf(variant) } : {})}
      />
    </Tabs>
  );
}
