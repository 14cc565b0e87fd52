import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { ChatModal } from './chat-modal.tsx';

const ROOM = 'https://help.example/room?brand=perya';

afterEach(() => {
  vi.useRealTimers();
});

const draw = async (service: readonly string[], liveChat = ROOM) => {
  const { platform } = (await renderPart(null)).setup.stores.brand.get();
  await renderPart(<ChatModal onClose={() => undefined} />, {
    brand: { liveChat, platform: { ...platform, allow: { ...platform.allow, service: [...service] } } },
  });
};
const frame = () => screen.getByTitle<HTMLIFrameElement>('Chat room');

test('the chat room opens below a purple header, in a frame that can neither navigate this page nor access it [modal.chat.content] [modal.kinds]', async () => {
  await draw(['https://help.example']);
  expect(['src', 'sandbox', 'allow', 'referrerpolicy'].map((name) => frame().getAttribute(name))).toEqual([
    ROOM,
    'allow-scripts allow-same-origin allow-forms allow-popups',
    null,
    'no-referrer',
  ]);
  expect(screen.getByRole('heading', { name: 'Chat room' }).parentElement).toHaveClass('bg-[#4c1d95]');
});

test.each([
  ['at another origin than those allowed', ROOM, ['https://chat.example']],
  ["at this site's own origin", `${location.origin}/room`, [location.origin]],
  ['not of the web', 'javascript:alert(1)', ['https://help.example']],
])(
  'a chat room %s is not framed, and customer service is offered instead [modal.chat.content]',
  async (_what, address, origins) => {
    await draw(origins, address);
    expect(document.querySelector('iframe')).toBeNull();
    expect(
      screen.getByText('The address of this chat room is not allowed. Please use customer service.'),
    ).toBeInTheDocument();
  },
);

test('a slow chat room shows a message and can be opened in its own window; the message disappears once the room has loaded [modal.chat.content]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await draw(['https://help.example']);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the chat room');
  expect(screen.queryByRole('link')).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute('href', ROOM);
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).toBeNull();
});
