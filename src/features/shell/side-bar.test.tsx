import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { SideBar } from './side-bar.tsx';
// Loaded lazily on the site; imported here, so that no test waits for it.
import './resource-card.tsx';

const resource = (resourceType: string, labelNameEn: string) => ({
  resourceType,
  url: `https://house.example/${resourceType}`,
  qrCodeUrl: null,
  labelNameEn,
});
const draw = async (resources: readonly ReturnType<typeof resource>[], liveChat: string | null = null) => {
  const brand = { resources: [], liveChat };
  const first = await renderPart(<SideBar />, { brand });
  const status = first.setup.stores.queries.getQueryData(['account.status']) as { info: object };
  cleanup();
  const { setup } = await renderPart(<SideBar />, {
    brand,
    answers: { 'account.status': { ...status, info: { ...status.info, resources } } },
  });
  return { ...within(screen.getByRole('complementary', { name: 'Contact and apps' })), setup };
};

test('without resources, the side bar contains only customer service [sidebar.service.entry] [sidebar.resources.optional]', async () => {
  const bar = await draw([]);
  expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Customer service']);
});

test('if the brand has a chat room, a button of the side bar opens it [modal.chat.content]', async () => {
  const bar = await draw([], 'https://help.example/room');
  await userEvent.click(bar.getByRole('button', { name: 'Chat room' }));
  expect(bar.setup.stores.modals.get()).toEqual({ name: 'chat', props: {} });
});

test('the side bar has a button for each resource [sidebar.resources.optional]', async () => {
  const bar = await draw([resource('TELEGRAM', 'Our Telegram'), resource('ANDROID', 'Android app')]);
  expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Customer service',
    'Our Telegram',
    'Android app',
  ]);
});

test('the button of a resource shows its URL as a QR code and as a link [sidebar.resources.qr]', async () => {
  const bar = await draw([resource('ANDROID', 'Android app')]);
  await userEvent.click(bar.getByRole('button', { name: 'Android app' }));
  expect(await screen.findByRole('img', { name: 'QR code for Android app' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Android app' })).toHaveAttribute(
    'href',
    'https://house.example/ANDROID',
  );
});
