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

test('the chat room has a purple header and a sandboxed frame that cannot navigate this page [modal.chat.content] [modal.kinds]', async () => {
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
  ['an origin that the brand does not allow', ROOM, ['https://chat.example']],
  ['the origin of this site', `${location.origin}/room`, [location.origin]],
  ['a javascript: URL', 'javascript:alert(1)', ['https://help.example']],
])(
  'a chat room at %s is not framed, and a message refers to customer service [modal.chat.content]',
  async (_what, address, origins) => {
    await draw(origins, address);
    expect(document.querySelector('iframe')).toBeNull();
    expect(
      screen.getByText('The address of this chat room is not allowed. Please use customer service.'),
    ).toBeInTheDocument();
  },
);

test('a chat room that takes long to load can be opened in a new window, and the loading message disappears once it has loaded [modal.chat.content]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await draw(['https://help.example']);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the chat room');
  expect(screen.queryByRole('link')).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute('href', ROOM);
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).toBeNull();
});
