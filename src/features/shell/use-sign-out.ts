import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout } from '#schemas/calls/account.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { useSessionActions } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useShellTexts } from './texts.ts';

/** Returns a function that asks for confirmation, logs out, and navigates to `/`. The session ends even if the call fails. */
export const useSignOut = (): (() => Promise<void>) => {
  const t = useShellTexts();
  const common = useCommonTexts();
  const dialogs = useDialogs();
  const mutateCall = useMutateCall();
  const { end } = useSessionActions();
  const navigate = useNavigate();
  return useCallback(async () => {
    const answer = await dialogs.show({
      title: t('signOut.title'),
      text: t('signOut.text'),
      actions: [
        { id: 'cancel', label: common('cancel'), variant: 'secondary' },
        { id: 'confirm', label: t('signOut.confirm'), variant: 'primary', isDefault: true },
      ],
    });
    if (answer !== 'confirm') return;
    // An error is ignored, because the session ends in this browser anyway.
    await mutateCall(logout, {}).catch(() => null);
    end();
    await navigate('/');
  }, [t, dialogs, mutateCall, end, navigate, common]);
};
