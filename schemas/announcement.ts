import { Type, type Static } from 'typebox';
import { label, oneOf, richText, time } from './wire.ts';

export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;

/** An announcement of the platform. `content` is HTML: sanitise it before rendering. */
export const announcement = Type.Object({
  id: Type.String({ maxLength: 60 }),
  title: label,
  content: richText,
  time,
  type: oneOf(ANNOUNCEMENT_TYPES),
});
export type Announcement = Static<typeof announcement>;
