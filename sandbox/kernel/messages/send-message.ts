import type { Database } from '#sandbox/db/database.ts';
import { messages, type NoticeTexts } from '#sandbox/db/schema.ts';

/** Adds a message to a member's inbox. The content is HTML. */
export const sendMessage = async (db: Database, memberId: number, texts: NoticeTexts, at: Date): Promise<void> => {
  await db.insert(messages).values({ memberId, texts, sentAt: at });
};
