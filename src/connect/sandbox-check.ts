import type { HumanFields } from '#schemas/connector.ts';
import { CheckFailed } from './check-failed.ts';
import type { HumanCheck, HumanPage, HumanStart } from './human.ts';
import { loadWords } from './words.ts';

const PATH = '/sandbox/provider/human';

const isToken = (value: unknown): value is { readonly value: { readonly token: string } } =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'object' &&
  value.value !== null &&
  'token' in value.value &&
  typeof value.value.token === 'string';

const askToken = async ({ merchant, human }: HumanPage, { action }: HumanStart): Promise<string> => {
  const answer = await fetch(PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Merchant: merchant },
    body: JSON.stringify({ action, siteKey: human.siteKey }),
  }).catch(() => {
    throw new CheckFailed('human_unreachable');
  });
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok || !isToken(said)) throw new CheckFailed('human_failed');
  return said.value.token;
};

/** The provider of a local start: a box to tick, and a real token of the sandbox for who ticks it. */
export const sandboxCheck =
  (page: HumanPage): HumanCheck =>
  async (place, start) => {
    const words = await loadWords(start.language);
    const box = document.createElement('input');
    const label = document.createElement('label');
    const state = document.createElement('output');
    box.type = 'checkbox';
    label.className = 'check';
    state.className = 'state';
    label.append(box, words('human.person'));
    place.append(label, state);
    return new Promise<HumanFields>((resolve, reject) => {
      box.addEventListener('change', () => {
        box.disabled = true;
        label.classList.add('busy');
        state.textContent = words('human.checking');
        askToken(page, start).then((token) => resolve({ 'sandbox-response': token }), reject);
      });
    });
  };
