import type { PhoneKind } from '#schemas/connector.ts';
import type { PhonePage, PhoneService, PhoneStage } from './phone.ts';

const PATH = '/sandbox/provider/phone';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What the provider in small may answer, by what it is asked. */
interface Answers {
  readonly accounts: readonly Account[];
  readonly 'sign-in': { readonly idToken: string };
  readonly send: { readonly verificationId: string };
  readonly confirm: { readonly idToken: string };
}

const ask = async <S extends keyof Answers>({ merchant }: PhonePage, step: S, body: object): Promise<Answers[S]> => {
  const answer = await fetch(`${PATH}/${step}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Merchant: merchant },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { readonly value: Answers[S]; readonly code?: string };
  if (!answer.ok) throw Object.assign(new Error('the provider refuses'), { code: said.code });
  return said.value;
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

const choose = (accounts: readonly Account[], kind: PhoneKind, { place, words }: PhoneStage): Promise<Account> =>
  new Promise((resolve, reject) => {
    const title = document.createElement('h1');
    const note = document.createElement('p');
    const list = document.createElement('ul');
    const cancel = document.createElement('button');
    title.textContent = words(`phone.title.${kind}`);
    note.textContent = words('phone.sandbox');
    list.className = 'accounts';
    list.append(...accounts.map((account) => accountButton(account, () => resolve(account))));
    cancel.type = 'button';
    cancel.className = 'quiet';
    cancel.textContent = words('phone.cancel');
    cancel.addEventListener('click', () =>
      reject(Object.assign(new Error('the visitor went away'), { code: 'auth/popup-closed-by-user' })),
    );
    place.classList.add('window');
    place.replaceChildren(title, note, list, cancel);
  });

/** The provider of a local start: every account opens at once, and codes land in the sandbox's outbox. */
export const sandboxService = (page: PhonePage): PhoneService => {
  let verificationId = '';
  return {
    signIn: async (kind, stage) => {
      const account = await choose(await ask(page, 'accounts', { kind }), kind, stage);
      stage.place.querySelectorAll('button').forEach((button) => (button.disabled = true));
      return (await ask(page, 'sign-in', { kind, id: account.id })).idToken;
    },
    send: async (phoneNumber) => {
      ({ verificationId } = await ask(page, 'send', { phoneNumber }));
    },
    confirm: async (code) => (await ask(page, 'confirm', { verificationId, code })).idToken,
  };
};
