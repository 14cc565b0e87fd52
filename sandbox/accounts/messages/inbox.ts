import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Language } from '#schemas/languages.ts';
import type { Message, MessageFilter } from '#schemas/messages.ts';
import type { Database } from '#sandbox/db/database.ts';
import { messages } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { pageBounds, pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

type MessageRow = typeof messages.$inferSelect;

const isKept = (memberId: number): SQL | undefined => and(eq(messages.memberId, memberId), isNull(messages.deletedAt));
const isUnread = (memberId: number): SQL | undefined => and(isKept(memberId), isNull(messages.readAt));

/** Parses a message id. Returns 0, which no message has, if the text is not an id. */
const idOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

const toMessage = ({ id, texts, sentAt, readAt }: MessageRow, language: Language): Message => ({
  id: String(id),
  ...translate(texts, language),
  time: sentAt.getTime(),
  read: readAt !== null,
});

const countOf = async (db: Database, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(messages).where(where);
  return row?.count ?? 0;
};

export const countUnread = (db: Database, memberId: number): Promise<number> => countOf(db, isUnread(memberId));

/** Returns one page of a member's messages, newest first. */
export const findMessages = async (
  db: Database,
  { memberId, filter, language }: { memberId: number; filter: MessageFilter; language: Language },
  page: RecordPage,
): Promise<{ list: Message[]; totalPages: number }> => {
  const where = filter === 'unread' ? isUnread(memberId) : isKept(memberId);
  const { limit, offset } = pageBounds(page);
  const rows = await db
    .select()
    .from(messages)
    .where(where)
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(limit)
    .offset(offset);
  return { list: rows.map((row) => toMessage(row, language)), totalPages: pagesOf(await countOf(db, where), page) };
};

const findRow = async (db: Database, memberId: number, id: string): Promise<MessageRow> => {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(isKept(memberId), eq(messages.id, idOf(id))));
  if (row === undefined) throw createProblem('not_found', 404, 'No message has this id');
  return row;
};

export const findMessage = async (
  db: Database,
  memberId: number,
  { id, language }: { id: string; language: Language },
): Promise<Message> => toMessage(await findRow(db, memberId, id), language);

/** Marks a message as read. If it was already read, the time of the first read is kept. */
export const readMessage = async (
  db: Database,
  memberId: number,
  { id, at }: { id: string; at: Date },
): Promise<void> => {
  await findRow(db, memberId, id);
  await db
    .update(messages)
    .set({ readAt: at })
    .where(and(isUnread(memberId), eq(messages.id, idOf(id))));
};

export const readAllMessages = async (db: Database, memberId: number, at: Date): Promise<void> => {
  await db.update(messages).set({ readAt: at }).where(isUnread(memberId));
};

/** Deletes messages of a member. Ids of other members' messages are ignored. */
export const deleteMessages = async (
  db: Database,
  memberId: number,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> => {
  await db
    .update(messages)
    .set({ deletedAt: at })
    .where(and(isKept(memberId), inArray(messages.id, ids.map(idOf))));
};
