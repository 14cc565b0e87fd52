import type { Meta, StoryObj } from '@storybook/react-vite';
import { useBrand } from '#src/brand/use-brand.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ChatModal } from './chat-modal.tsx';

const none = (): void => undefined;

function OfTheBrand() {
  return useBrand().liveChat === null ? (
    <EmptyState icon="chat" title="This brand has no chat room" />
  ) : (
    <ChatModal onClose={none} />
  );
}

const meta = {
  title: 'Chat/Chat room',
  component: ChatModal,
  args: { onClose: none },
  render: () => <OfTheBrand />,
} satisfies Meta<typeof ChatModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
