import type { Meta, StoryObj } from '@storybook/react-vite';
import { status } from '#schemas/calls/account.ts';
import { pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { sampleStatus } from '../../../.storybook/sample-status.ts';
import { DownloadPage } from './download-page.tsx';

const meta = {
  title: 'Pages/Download',
  component: DownloadPage,
  parameters: { route: '/download' },
} satisfies Meta<typeof DownloadPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const { info } = sampleStatus;
const channels = info.resources.filter(({ resourceType }) => resourceType === 'TELEGRAM');
const states = pageStates([waitsFor(status, { empty: { ...sampleStatus, info: { ...info, resources: channels } } })]);

export const Apps: Story = {};

export const Loading: Story = states.loading;

/** A platform that says nothing leaves the apps of the brand's own file. */
export const Failed: Story = states.failed;

export const Empty: Story = states.empty;
