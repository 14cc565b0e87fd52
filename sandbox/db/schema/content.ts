import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';
import type { StoredTexts } from './texts.ts';

interface Notice {
  readonly title: string;
  /** The text as HTML. */
  readonly content: string;
}
export type NoticeTexts = StoredTexts<Notice>;

export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    type: text('type').$type<AnnouncementType>().notNull(),
    platform: text('platform').notNull().default('W'),
    execution: text('execution').notNull().default('B'),
    audience: text('audience').$type<'all' | 'agent'>().notNull().default('all'),
    texts: jsonb('texts').$type<NoticeTexts>().notNull(),
    publishedAt: moment('published_at').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [index('announcements_published').on(table.merchant, table.publishedAt)],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    texts: jsonb('texts').$type<NoticeTexts>().notNull(),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('messages_member').on(table.memberId, table.sentAt),
    index('messages_unread')
      .on(table.memberId)
      .where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
  ],
);
