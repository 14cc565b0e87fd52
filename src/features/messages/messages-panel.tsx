import { useEffect, useRef, useState } from 'react';
import { useSearchParams, useNavigate } from 'react-router-dom';
import { unread } from '#schemas/calls/common.ts';
import { messages } from '#schemas/calls/messages.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { MessageList, type ListPlace } from './message-list.tsx';
import { MessageView } from './message-view.tsx';

const NAME = 'message';

const withMessage = (query: URLSearchParams, id: string | null): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (id === null) next.delete(NAME);
  else next.set(NAME, id);
  return next;
};

/** Reloads the list when the number of unread messages increases; the current page and an open message stay. */
const useNewMessages = (): void => {
  const refreshCalls = useRefreshCalls();
  const count = useCallQuery(unread, {}).data?.count ?? null;
  const counted = useRef(count);
  useEffect(() => {
    const before = counted.current;
    counted.current = count;
    if (count !== null && before !== null && count > before) refreshCalls([messages]);
  }, [count, refreshCalls]);
};

/** The platform's messages to the member. The open message is in the URL, so that links, a reload and the Back button work. */
export function MessagesPanel() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  useNewMessages();
  const [place, setPlace] = useState<ListPlace>({ filter: 'all', page: 1 });
  /** The id of the message that was last opened from the list. */
  const [opened, setOpened] = useState<string | null>(null);
  const id = query.get(NAME) || null;

  if (id === null)
    return (
      <MessageList
        place={place}
        onPlace={setPlace}
        addressOf={(message) => `?${withMessage(query, message).toString()}`}
        opened={opened}
        onOpen={setOpened}
      />
    );
  const leave = (): void => {
    if (opened === id) void navigate(-1);
    else setQuery((before) => withMessage(before, null), { replace: true });
  };
  return <MessageView key={id} id={id} onLeave={leave} />;
}
