import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { ConnectorReport } from '#schemas/connector.ts';
import type { HumanCheck } from './human-check.ts';
import { HumanDialog } from './human-dialog.tsx';

/** Replaces the connector page, which Storybook does not serve, with a page that sends the given reports and shows a checkbox. */
const pageThat = (...reports: readonly ConnectorReport[]): HumanCheck => {
  const page = `<!doctype html><html lang="en"><title>Human verification</title><main><h1 hidden>Human verification</h1><label><input type="checkbox"> I am a person</label></main><script>
    for (const report of ${JSON.stringify(reports)}) parent.postMessage(report, '*');
  </script></html>`;
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  return { id: 1, action: 'login', url, origin: location.origin, pass: () => undefined, fail: () => undefined };
};

const meta = {
  title: 'Auth/Human verification',
  component: HumanDialog,
} satisfies Meta<typeof HumanDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const failing = (code: 'human_failed' | 'human_unreachable'): Story => ({
  args: { check: pageThat({ type: 'ready' }, { type: 'failed', code }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
});

export const Loading: Story = { args: { check: pageThat() } };
export const Asked: Story = { args: { check: pageThat({ type: 'ready' }, { type: 'ask', height: 72 }) } };
export const Failed: Story = failing('human_failed');
export const Unreachable: Story = failing('human_unreachable');
