import type { HumanFields } from '#schemas/connector.ts';
import { CheckError, type HumanCheck, type HumanPage, type HumanStart } from './human-check.ts';
import { textsIn } from './page-texts.ts';

const isToken = (value: unknown): value is { readonly value: { readonly token: string } } =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'object' &&
  value.value !== null &&
  'token' in value.value &&
  typeof value.value.token === 'string';

const requestToken = async ({ brand, human }: HumanPage, { action }: HumanStart): Promise<string> => {
  const answer = await fetch(`/sandbox/provider/${brand}/human`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action, siteKey: human.siteKey }),
  }).catch(() => {
    throw new CheckError('human_unreachable');
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok || !isToken(body)) throw new CheckError('human_failed');
  return body.value.token;
};

/** The sandbox's provider: a checkbox that requests a real token from the sandbox. */
export const sandboxCheck =
  (page: HumanPage): HumanCheck =>
  async (place, start) => {
    const t = textsIn(page, start.language);
    const box = document.createElement('input');
    const label = document.createElement('label');
    const state = document.createElement('output');
    box.type = 'checkbox';
    label.className = 'check';
    state.className = 'state';
    label.append(box, t('human.person'));
    place.append(label, state);
    return new Promise<HumanFields>((resolve, reject) => {
      box.addEventListener('change', () => {
        box.disabled = true;
        label.classList.add('busy');
        state.textContent = t('human.checking');
        requestToken(page, start).then((token) => resolve({ 'sandbox-response': token }), reject);
      });
    });
  };
