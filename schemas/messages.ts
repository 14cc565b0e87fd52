import { Type, type Static } from 'typebox';
import { label, oneOf, richText, time } from './wire.ts';

const MESSAGE_FILTERS = ['all', 'unread'] as const;
export const messageFilter = oneOf(MESSAGE_FILTERS);
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

/** A message from the platform to one member. `content` is HTML: sanitise it before rendering. */
export const message = Type.Object({
  id: Type.String({ maxLength: 60 }),
  title: label,
  content: richText,
  time,
  read: Type.Boolean(),
});
export type Message = Static<typeof message>;
