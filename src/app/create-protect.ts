import type { i18n } from 'i18next';
import type { DialogStore } from '#src/modals/dialog-store.ts';
import type { ModalStore } from '#src/modals/modal-store.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { RunProtected } from '#src/session/use-protected-action.ts';

interface ProtectParts {
  readonly session: SessionStore;
  readonly modals: ModalStore;
  readonly dialogs: DialogStore;
  readonly texts: i18n;
  readonly mayRegister: () => boolean;
}

/**
 * Runs an action that requires a real account: visitors have to log in first, and trial accounts get a warning that offers registration. The pending
 * action is dropped if the login closes without a session.
 */
export const createProtect = ({ session, modals, dialogs, texts, mayRegister }: ProtectParts): RunProtected => {
  let pendingAction: (() => void) | null = null;

  const warn = async (): Promise<void> => {
    await texts.loadNamespaces('errors');
    const answer = await dialogs.show({
      text: texts.t('in_need_true_account', { ns: 'errors' }),
      actions: [
        { id: 'ok', label: texts.t('in_increase_submit', { ns: 'errors' }), variant: 'primary', isDefault: true },
      ],
    });
    if (answer === 'ok' && mayRegister()) modals.open('register');
  };

  const protect: RunProtected = (action, options) => {
    const { phase, member } = session.get();
    if (phase === 'member') {
      if (member.kind === 'trial' && options?.playMoney !== true) void warn();
      else action();
      return;
    }
    pendingAction = () => protect(action, options);
    // Do not reopen a login modal that is already open: it may show why the visitor has to log in.
    if (phase === 'visitor' && modals.get()?.name !== 'login') modals.open('login');
  };

  const resumePending = (): void => {
    const { phase } = session.get();
    if (pendingAction === null || phase === 'unknown') return;
    if (phase === 'visitor') {
      if (modals.get()?.name !== 'login') modals.open('login');
      return;
    }
    if (modals.get()?.name === 'changePassword') return;
    const action = pendingAction;
    pendingAction = null;
    action();
  };

  session.subscribe(resumePending);
  modals.onClosed((closed, next) => {
    if (closed.name === 'changePassword' && next === null) return resumePending();
    const continues = next !== null || session.get().phase !== 'visitor';
    if ((closed.name === 'login' || closed.name === 'register') && !continues) pendingAction = null;
  });

  return protect;
};
