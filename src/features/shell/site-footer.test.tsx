import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { SiteFooter } from './site-footer.tsx';

const draw = async (parameters: PartParameters = {}) => {
  const { setup } = await renderPart(<SiteFooter />, parameters);
  return { footer: within(screen.getByRole('contentinfo')), stores: setup.stores };
};
const block = (footer: ReturnType<typeof within>, name: string) =>
  within(footer.getByRole('heading', { name }).parentElement as HTMLElement);

test('the Help block contains the text items, and Contact Us opens customer service [footer.block.help] [footer.text.items] [footer.text.targets]', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { footer } = await draw();
  const help = block(footer, 'Help');
  expect(help.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'About Company',
    'Contact Us',
    'General Terms and Conditions',
    'Responsible Gaming',
    'Privacy Policy',
    'Affiliates',
    'Refund Policy',
  ]);
  expect(help.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/help?section=privacy');
  await userEvent.click(help.getByRole('button', { name: 'Contact Us' }));
  expect(open).toHaveBeenCalledOnce();
});

test('the Products block lists the navigation items [footer.block.products]', async () => {
  const { footer } = await draw({
    answers: { 'account.gameMenus': 'pending' },
    brand: { navigation: { order: ['RNG', 'SPORTS'], esportsVassalages: [], sportsSpecialVassalage: null } },
  });
  expect(
    block(footer, 'Products')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Home', 'Slots', 'Sports', 'Promotions', 'App']);
});

test('choosing sports in the footer starts a game, so the login opens for a visitor [navigation.type.sports-footer]', async () => {
  const { footer, stores } = await draw();
  await userEvent.click(block(footer, 'Products').getByRole('button', { name: 'Sports' }));
  await waitFor(() => expect(stores.modals.get()?.name).toBe('login'));
});

test('the Follow us block contains the available social links [footer.block.follow] [footer.social.optional]', async () => {
  const { footer } = await draw({
    brand: { resources: [{ resourceType: 'TELEGRAM', url: 'https://house.example/t', labelNameEn: 'Telegram' }] },
  });
  expect(block(footer, 'Follow us').getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

test('the copyright line contains the licence number [footer.block.copyright] [footer.licence.value]', async () => {
  const { footer } = await draw({ brand: { licence: { number: 'PH-77', licensors: [] } } });
  expect(footer.getByText('Licence PH-77')).toBeInTheDocument();
});

test('without a licence number, only the copyright is shown [footer.licence.value]', async () => {
  const { footer } = await draw({ brand: { licence: { number: null, licensors: [] } } });
  expect(footer.getByText('© Perya. All rights reserved.')).toBeInTheDocument();
  expect(footer.queryByText(/^Licence/)).toBeNull();
  expect(footer.queryByRole('heading', { name: 'Licensed by' })).toBeNull();
});

test('the Licensed by block names the licensors [footer.block.licensed]', async () => {
  const { footer } = await draw({
    brand: { licence: { number: null, licensors: [{ name: 'The Regulator', url: 'https://regulator.example' }] } },
  });
  expect(block(footer, 'Licensed by').getByRole('link', { name: 'The Regulator' })).toHaveAttribute(
    'href',
    'https://regulator.example/',
  );
});

test('the footer states the minimum age [const.min-age]', async () => {
  const { footer } = await draw({ brand: { agreement: { minimumAge: 18, terms: 'terms' } } });
  expect(footer.getByText(/aged 18 and over/)).toBeInTheDocument();
});

test('the logo strip shows each vendor once; esports vendors have the logo from sports [footer.logos.strip] [images.esports-logo] [images.broken]', async () => {
  const one = (vassalage: string) => ({
    vassalage,
    accountTypeId: 1,
    smallIcon: null,
    isHot: 0,
    gameType: 'SPORTS',
    nodeId: 1,
    name: `${vassalage} house`,
  });
  const { footer } = await draw({
    answers: {
      'account.gameMenus': [
        { gameCategory: 'ESPORTS', vendors: [one('IM')] },
        { gameCategory: 'LIVE', vendors: [one('IM'), one('EVO')] },
      ],
    },
  });
  const logos = await footer.findByRole('list', { name: 'Game providers' });
  const images = await within(logos).findAllByRole('img');
  expect(images.map((image) => image.getAttribute('alt') ?? '').toSorted()).toEqual(['EVO house', 'IM house']);
  const esports = within(logos).getByRole('img', { name: 'IM house' });
  expect(esports.getAttribute('src')).toMatch(/TCG_PROD_IMAGES\/(SPORTS|LIVE)_LIST_VENDOR\/IM-WHITE\.png$/);
  for (let attempt = 0; attempt < 3; attempt += 1)
    fireEvent.error(within(logos).getByRole('img', { name: 'EVO house' }));
  await waitFor(() => expect(within(logos).getByText('EVO house')).toBeInTheDocument());
});
