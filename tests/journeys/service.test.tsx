import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite } from './open-site.tsx';
import { logIn } from './steps.ts';
import { storyBrands } from '#storybook/story-brands.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/shell/service-address.ts';

/** Makes the tests' sandbox respond on the default port, where no brand server runs. */
const platformAtPort80 = () => {
  const platform = storyBrands.get('perya')?.site.platform;
  if (platform === undefined) throw new Error('there is no brand perya');
  return {
    ...platform,
    allow: { ...platform.allow, service: platform.allow.service.map((origin) => origin.replace(':4000', '')) },
  };
};

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

test.each([
  ['a visitor', null, 'LIVE'],
  ['a player', 'player01', 'LIVE'],
  ['a member of rank level 6', 'vip01', 'VIP'],
] as const)(
  'for %s, customer service opens the help desk whose address the platform has encrypted [service.path.key] [service.cipher] [service.vip] [service.open]',
  async (_who, account, level) => {
    const popup = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const site = await openSite(sandbox, { change: { platform: platformAtPort80() } });
    if (account !== null) await logIn(site, account);
    const [button] = await screen.findAllByRole('button', { name: 'Customer service' });
    if (button === undefined) throw new Error('no way to customer service');
    await site.user.click(button);
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled());
    expect(popup.location.replace.mock.calls).toEqual([
      [`http://sandbox.localhost/sandbox/service?merchant=perya&level=${level}`],
    ]);
    expect([popup.opener, popup.close.mock.calls]).toEqual([null, []]);
  },
);
