import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepDomains } from '#src/brand/site-addresses.ts';
import { Button } from '#src/ui/button.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RegionPage } from './region-page.tsx';
import { LoadFailedNotice } from '#src/brand/load-failed-notice.tsx';
import { UnreachableNotice } from './unreachable-notice.tsx';

const nothing = (): void => undefined;
const service = (
  <Button size="lg" icon="headset">
    Customer service
  </Button>
);

const meta = { title: 'Status/Pages' } satisfies Meta;
export default meta;

type Story = StoryObj;
export const Maintenance: Story = {
  render: () => <MaintenancePage end={1_795_200_000_000} onRetry={nothing} service={service} />,
};
export const MaintenanceWithoutEnd: Story = {
  render: () => <MaintenancePage end={null} onRetry={nothing} service={service} />,
};
export const Region: Story = { render: () => <RegionPage ip="203.0.113.7" service={service} /> };
export const NotFound: Story = { render: () => <NotFoundPage /> };
export const Unreachable: Story = { render: () => <UnreachableNotice onRetry={nothing} /> };

/** The site has other addresses, which this tab has stored. */
export const UnreachableWithOtherAddresses: Story = {
  render: () => {
    keepDomains(['https://perya.example', 'https://m.perya.example'].map((domain) => ({ domain })));
    return <UnreachableNotice onRetry={nothing} />;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'm.perya.example' }, { timeout: 5_000 });
  },
};
export const SlowPage: Story = { render: () => <LoadFailedNotice onReload={nothing} /> };
