import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import errors from '#languages/EN/site/errors.json';
import { renderPart } from '#tests/support/render-part.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { RegionPage } from './region-page.tsx';
import { LoadFailedNotice } from '#src/brand/load-failed-notice.tsx';
import { UnreachableNotice } from './unreachable-notice.tsx';
import { unbrokenText } from '#src/lib/unbroken-text.ts';

const service = <button>Customer service</button>;
const END = new Date(2026, 2, 9, 7, 5, 3).getTime();

test('the maintenance page has a title, a text and a link to customer service [boot.maintenance.content] [service.pages] [languages.keys]', async () => {
  await renderPart(<MaintenancePage end={null} onRetry={() => undefined} service={service} />);
  expect(screen.getByRole('heading', { name: errors.game_maintenance })).toBeInTheDocument();
  expect(screen.getByText(errors.info_maintenance)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Customer service' })).toBeInTheDocument();
});

test('the maintenance page shows the end time as yyyy-MM-dd hh:mm:ss if it is known [boot.maintenance.end-time] [boot.maintenance.time-format]', async () => {
  await renderPart(<MaintenancePage end={END} onRetry={() => undefined} service={service} />);
  expect(screen.getByText(unbrokenText('2026-03-09 07:05:03'), { exact: false })).toBeInTheDocument();
});

test('if the end of the maintenance is unknown, the page does not mention it [boot.maintenance.end-time]', async () => {
  await renderPart(<MaintenancePage end={null} onRetry={() => undefined} service={service} />);
  expect(screen.queryByRole('time')).toBeNull();
  expect(screen.getByRole('main').querySelectorAll('p')).toHaveLength(1);
});

test("the page for blocked regions has the visitor's IP address, a text and a link to customer service [boot.region.content] [service.pages] [languages.keys]", async () => {
  await renderPart(<RegionPage ip="203.0.113.7" service={service} />);
  expect(screen.getByRole('heading', { name: errors.blockip })).toBeInTheDocument();
  expect(screen.getByText(/203\.0\.113\.7/)).toBeInTheDocument();
  expect(screen.getByText(errors.info_ip_block)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Customer service' })).toBeInTheDocument();
});

test('if the platform cannot be reached, a notice with a retry is shown [boot.status.unreachable] [errors.network]', async () => {
  const onRetry = vi.fn();
  await renderPart(<UnreachableNotice onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal, please try again');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('if a component fails to load, an error is shown with a button that reloads the page [boot.chunk.recover] [errors.slow-page]', async () => {
  const onReload = vi.fn();
  await renderPart(<LoadFailedNotice onReload={onReload} />);
  expect(screen.getByRole('alert')).toHaveTextContent(errors.slow_page);
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(onReload).toHaveBeenCalledOnce();
});
