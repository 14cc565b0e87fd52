import type { PhoneKind } from '#schemas/connector-providers.ts';
import type { PhonePage, PhoneService, PhoneStage } from './phone-service.ts';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Responses of the sandbox's provider, by step. */
interface Answers {
  readonly accounts: readonly Account[];
  readonly 'sign-in': { readonly idToken: string };
  readonly send: { readonly verificationId: string };
  readonly confirm: { readonly idToken: string };
}

const post = async <S extends keyof Answers>({ brand }: PhonePage, step: S, body: object): Promise<Answers[S]> => {
  const answer = await fetch(`/sandbox/provider/${brand}/phone/${step}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const reply = (await answer.json()) as { readonly value: Answers[S]; readonly code?: string };
  if (!answer.ok) throw Object.assign(new Error('the provider refused the request'), { code: reply.code });
  return reply.value;
};

const line = (className: string, text: string): HTMLSpanElement => {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
};

const accountButton = ({ name, email }: Account, onChoose: () => void): HTMLLIElement => {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'account';
  button.append(line('name', name), line('email', email));
  button.addEventListener('click', onChoose);
  item.append(button);
  return item;
};

const chooseAccount = (accounts: readonly Account[], kind: PhoneKind, { place, t }: PhoneStage): Promise<Account> =>
  new Promise((resolve, reject) => {
    const title = document.createElement('h1');
    const note = document.createElement('p');
    const list = document.createElement('ul');
    const cancel = document.createElement('button');
    title.textContent = t(`phone.title.${kind}`);
    note.textContent = t('phone.sandbox');
    list.className = 'accounts';
    list.append(...accounts.map((account) => accountButton(account, () => resolve(account))));
    cancel.type = 'button';
    cancel.className = 'quiet';
    cancel.textContent = t('phone.cancel');
    cancel.addEventListener('click', () =>
      reject(Object.assign(new Error('the visitor closed the popup'), { code: 'auth/popup-closed-by-user' })),
    );
    place.classList.add('window');
    place.replaceChildren(title, note, list, cancel);
  });

/** The sandbox's provider: account sign-in needs no password, and codes go to the sandbox's outbox. */
export const sandboxService = (page: PhonePage): PhoneService => {
  let verificationId = '';
  return {
    signIn: async (kind, stage) => {
      const account = await chooseAccount(await post(page, 'accounts', { kind }), kind, stage);
      stage.place.querySelectorAll('button').forEach((button) => (button.disabled = true));
      return (await post(page, 'sign-in', { kind, id: account.id })).idToken;
    },
    send: async (phoneNumber) => {
      ({ verificationId } = await post(page, 'send', { phoneNumber }));
    },
    confirm: async (code) => (await post(page, 'confirm', { verificationId, code })).idToken,
  };
};
