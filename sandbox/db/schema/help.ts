import { index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#schemas/languages.ts';
import { id, moment, reference } from './columns.ts';
import type { NoticeTexts } from './content.ts';
import { members } from './members.ts';
import { merchants } from './merchants.ts';

const merchant = () =>
  text('merchant')
    .notNull()
    .references(() => merchants.code);

/** The help centre of a merchant: sections, and articles that belong to a section. */
export const helpArticles = pgTable(
  'help_articles',
  {
    id: id(),
    merchant: merchant(),
    /** The id in URLs, such as `/help?section=terms`. */
    code: text('code').notNull(),
    /** The code of the article's section; null for a section itself. */
    parent: text('parent'),
    position: smallint('position').notNull(),
    texts: jsonb('texts').$type<NoticeTexts>().notNull(),
    /** The version of a text that players accept; null for any other text. */
    version: text('version'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('help_articles_code').on(table.merchant, table.code)],
);
export type HelpArticleRow = typeof helpArticles.$inferSelect;

/** The version of a legal text that a member accepted, and the language it was shown in. */
export const acceptedTerms = pgTable(
  'accepted_terms',
  {
    memberId: reference('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    document: text('document').notNull(),
    version: text('version').notNull(),
    language: text('language').$type<Language>().notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.document, table.version] })],
);

/** Feedback that players sent to a merchant. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    merchant: merchant(),
    /** Null if a visitor wrote the feedback. */
    memberId: reference('member_id').references(() => members.id, { onDelete: 'set null' }),
    questionType: text('question_type').notNull(),
    content: text('content').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('feedback_merchant').on(table.merchant, table.sentAt)],
);
