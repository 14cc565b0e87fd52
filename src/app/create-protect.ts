import type { Protect } from '#src/session/use-protected-action.ts';
import type { SiteStores } from './site-stores.ts';

/** Login, then trial warning, then the action; the wanted action waits for the login popup and is dropped when that closes without a session. */
export const createProtect = ({
  session,
  modals,
  dialogs,
  texts,
}: Pick<SiteStores, 'session' | 'modals' | 'dialogs' | 'texts'>): Protect => {
  let wanted: (() => void) | null = null;

  const warn = async (): Promise<void> => {
    await texts.loadNamespaces('errors');
    await dialogs.show({
      text: texts.t('in_need_true_account', { ns: 'errors' }),
      actions: [
        { id: 'ok', label: texts.t('in_increase_submit', { ns: 'errors' }), variant: 'primary', isDefault: true },
      ],
    });
  };

  const protect: Protect = (action) => {
    const { phase, member } = session.get();
    if (phase === 'member') {
      if (member.kind === 'trial') void warn();
      else action();
      return;
    }
    wanted = action;
    if (phase === 'visitor') modals.open('login');
  };

  const settle = (): void => {
    const { phase } = session.get();
    if (wanted === null || phase === 'unknown') return;
    if (phase === 'visitor') {
      if (modals.get()?.name !== 'login') modals.open('login');
      return;
    }
    if (modals.get()?.name === 'changePassword') return;
    const action = wanted;
    wanted = null;
    protect(action);
  };

  session.subscribe(settle);
  modals.onClosed((closed, next) => {
    if (closed.name === 'changePassword' && next === null) return settle();
    const goesOn = next !== null || session.get().phase !== 'visitor';
    if ((closed.name === 'login' || closed.name === 'register') && !goesOn) wanted = null;
  });

  return protect;
};
