import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { encryptAddress } from '#sandbox/domains/service/service-address.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { CustomerServiceButton } from './customer-service-button.tsx';
import { serviceLevels } from './find-service.ts';
import { SERVICE_WINDOW } from './use-customer-service.ts';
// Loaded lazily on the site; imported here, so that no test waits for it.
import './service-link-modal.tsx';

const ADDRESS = 'https://help.example/chat';
const entry = (address: string) => ({ type: 3, path: encryptAddress(address) });
const paths = (...pathList: { type: number; path: string }[]) => ({ 'common.service': { version: { pathList } } });
const answered = paths({ type: 1, path: encryptAddress('https://wrong.example/') }, entry(ADDRESS));

const press = async (parameters: PartParameters, popup: object | null) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as Window | null);
  const { setup } = await renderPart(<CustomerServiceButton className="">Service</CustomerServiceButton>, parameters);
  const platform = {
    ...setup.stores.brand.get().platform,
    allow: { image: [], launch: [], payment: [], gateway: [], service: ['https://help.example'] },
  };
  setup.stores.brand.set({ ...setup.stores.brand.get(), platform });
  await userEvent.click(await screen.findByRole('button', { name: 'Service' }));
  return { open, toasts: setup.stores.toasts };
};
const makePopup = () => ({ opener: window, close: vi.fn(), location: { replace: vi.fn() } });

test('a click opens a popup of 440 by 750 pixels for customer service, before the platform has responded [sidebar.service.window] [service.open] [const.service-window]', async () => {
  const { open } = await press({ answers: { 'common.service': 'pending' } }, makePopup());
  expect(SERVICE_WINDOW).toEqual({ width: 440, height: 750 });
  expect(open).toHaveBeenCalledWith('about:blank', '_blank', 'popup=yes,width=440,height=750');
});

test('the popup then opens the decrypted URL of the entry of type 3, and has no access to the page [service.entry.type] [service.path.key] [service.open] [const.service-type]', async () => {
  const popup = makePopup();
  await press({ answers: answered }, popup);
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(ADDRESS));
  expect(popup.opener).toBeNull();
});

test('if the request for the URL fails, the popup closes and an error is shown [service.failure] [errors.service]', async () => {
  const popup = makePopup();
  const { toasts } = await press(
    { answers: { 'common.service': new Problem({ code: 'internal', status: 500, message: '' }) } },
    popup,
  );
  await waitFor(() => expect(popup.close).toHaveBeenCalledOnce());
  expect(toasts.get()).toHaveLength(1);
});

test.each([
  ['a javascript: URL', entry('javascript:alert(1)')],
  ['a URL of an origin that the brand does not allow', entry('https://evil.example/chat')],
  ['a path that cannot be decrypted', { type: 3, path: `${encryptAddress(ADDRESS).slice(0, -8)}badbytes` }],
])(
  'for %s, the popup closes and an error is shown [service.address.check] [errors.invalid-url]',
  async (_what, bad) => {
    const popup = makePopup();
    const { toasts } = await press({ answers: paths(bad) }, popup);
    await waitFor(() => expect(popup.close).toHaveBeenCalledOnce());
    expect(toasts.get()[0]?.text).toBe('Invalid URL, please contact customer service');
    expect(popup.location.replace).not.toHaveBeenCalled();
  },
);

test('if the browser blocks the popup, a link to customer service is shown [sidebar.popup.blocked]', async () => {
  await press({ answers: answered }, null);
  expect(await screen.findByRole('link', { name: 'Open customer service' })).toHaveAttribute('href', ADDRESS);
});

test.each([
  ['a visitor', null, ['LIVE']],
  ['a member without a rank', { rankLevel: null }, ['LIVE']],
  ['a member of rank level 4', { rankLevel: 4 }, ['LIVE']],
  ['a member of rank level 5', { rankLevel: 5 }, ['VIP', 'LIVE']],
] as const)(
  'the services for %s are requested in the right order [service.vip] [service.vip.source] [roles.vip] [const.vip-level]',
  (_who, member, levels) => {
    expect(serviceLevels(member)).toEqual(levels);
  },
);
