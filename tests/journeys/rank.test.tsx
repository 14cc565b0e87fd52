import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite } from './open-site.tsx';
import { logIn } from './steps.ts';
import '#src/app/account-page.tsx';
import '#src/app/site-centre.tsx';
import '#src/app/rank-page.tsx';
import '#src/features/centre/centre-modal.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

test('the account page shows the level, and the menu has no entry for it [member.playerrank.page] [member.playerrank.content]', async () => {
  const site = await openSite(sandbox, { path: '/promotions?member=securityCenter' });
  await logIn(site, 'player01');
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  expect(centre.queryByRole('link', { name: 'My level', hidden: true })).toBeNull();
  await site.user.click(await centre.findByRole('link', { name: 'Level Silver' }));
  expect(await centre.findByRole('heading', { name: 'My level' })).toBeInTheDocument();
  const own = within(await centre.findByRole('region', { name: 'Your level' }));
  expect(own.getByText('Silver')).toBeInTheDocument();
  expect(own.getByText(/^P\s[\d,.]+ more in valid bets and you are Gold\.$/)).toBeInTheDocument();
  expect(own.getByRole('progressbar', { name: 'Progress to Gold' })).toBeInTheDocument();
  const levels = within(centre.getByRole('region', { name: 'All levels' }));
  expect(levels.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Starter',
    'Bronze',
    'Silver',
    'Gold',
    'Platinum',
    'Diamond',
    'Crown',
    'Legend',
  ]);
  expect(levels.getAllByText('VIP customer service').length).toBe(3);
  await site.user.click(centre.getByRole('link', { name: 'Back to my account' }));
  await waitFor(() => expect(site.path()).toBe('/promotions?member=securityCenter'));
});
