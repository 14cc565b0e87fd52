import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasskeyStepButton } from './passkey-step-button.tsx';

const meta = {
  title: 'Security/Passkey as a second step',
  component: PasskeyStepButton,
  args: {
    request: {
      challenge: 'AQID',
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'preferred',
      allowCredentials: [],
    },
    onAssertion: () => undefined,
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-sm p-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PasskeyStepButton>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
