import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest';
import { login } from '#schemas/calls/account.ts';
import { sessions, twoStep } from '#schemas/calls/security.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite } from '../journeys/open-site.tsx';
import { faultsOf, LOGGED_OUT, SESSION_GONE } from './faults.ts';
import { press, pressAndFail } from './press-again.ts';
import { Panel, PASSWORD, securityFlows, type Flow, type Stage } from './security-flows.tsx';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/security/passkey-login-button.tsx';
import '#src/ui/dialog.tsx';
import '#src/ui/qr-code.tsx';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const common = { id: 'AQID', rawId: bytes('id'), type: 'public-key', getClientExtensionResults: () => ({}) };
const credentials = {
  create: async () => ({
    ...common,
    response: { clientDataJSON: bytes('{}'), attestationObject: bytes('object'), getTransports: () => [] },
  }),
  get: async () => ({
    ...common,
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('sig'),
      userHandle: null,
    },
  }),
};

let sandbox: JourneySandbox;
beforeAll(async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  sandbox = await openJourneySandbox();
});
afterAll(() => {
  Reflect.deleteProperty(navigator, 'credentials');
  vi.unstubAllGlobals();
});

let stage: { readonly flow: Flow; readonly at: Stage } | null = null;
const reach = async (flow: Flow): Promise<Stage> => {
  onTestFailed(() => void (stage = null));
  if (stage?.flow === flow) return stage.at;
  stage = { flow, at: await flow.open(sandbox) };
  return stage.at;
};

const table = securityFlows.flatMap((flow) =>
  faultsOf(flow.call, flow).map((fault) => [flow.name, fault.fails, flow, fault] as const),
);

test.each(table)(
  '%s that %s shows a message, keeps the input, and can be retried [errors.network]',
  async (_flow, _fails, flow, fault) => {
    const at = await reach(flow);
    await pressAndFail({ ...at, ...flow }, fault);
    if (flow.keeps !== undefined) expect(at.part.getByLabelText(flow.keeps.label)).toHaveValue(flow.keeps.value);
  },
);

test.each(securityFlows.map((flow) => [flow.name, flow] as const))(
  'while %s is slow, the button is busy and a second click sends nothing; then the request succeeds',
  async (_name, flow) => {
    stage = null;
    const at = await reach(flow);
    const { site } = at;
    const line = `${flow.call.method} ${flow.call.path}`;
    const release = await press({ ...at, ...flow });
    await waitFor(() => expect(site.sent.filter((call) => call === line)).toHaveLength(1));
    await site.user.click(at.part.getByRole('button', { name: flow.button }));
    for (const [call, answer] of flow.answers) site.fail(call.path, answer);
    release();
    await flow.success(at);
    expect(site.sent.filter((call) => call === line)).toHaveLength(1);
  },
);

test.each(securityFlows.filter(({ call }) => call.token === 'needed').map((flow) => [flow.name, flow] as const))(
  '%s after the session has ended shows a message and opens the login [session.expiry]',
  async (_name, flow) => {
    stage = null;
    const at = await reach(flow);
    const release = await press({ ...at, ...flow });
    at.site.fail(flow.call.path, SESSION_GONE);
    release();
    await screen.findByRole('dialog', { name: 'Log in' });
    await screen.findByText(LOGGED_OUT);
    expect(at.site.stores.session.get().phase).toBe('visitor');
  },
);

const lists = [
  { what: 'login settings', call: twoStep, words: 'Your login settings did not load.', then: 'Set up two-step login' },
  {
    what: 'open sessions',
    call: sessions,
    words: 'The list of your devices did not load.',
    then: 'Log out everywhere else',
  },
] as const;
const listFaults = lists.flatMap((list) =>
  faultsOf(list.call).map((fault) => [list.what, fault.fails, list, fault] as const),
);

test.each(listFaults)(
  'a request for the %s that %s shows a message, and a retry succeeds [errors.network]',
  async (_what, _fails, { call, words, then }, { fault }) => {
    stage = null;
    const site = await openSite(sandbox, { beside: <Panel /> });
    site.fail(call.path, fault);
    await site.stores.mutateCall(login, { type: 'username', username: 'player01', password: PASSWORD });
    await site.stores.session.start('cookie');
    await screen.findByText(words);
    site.fail(call.path, null);
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: then });
  },
);
