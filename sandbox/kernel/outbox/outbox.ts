import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { desc, eq, and, isNotNull } from 'drizzle-orm';
import { outbox as messages } from '#sandbox/db/schema.ts';

export type OutboxMessage = typeof messages.$inferSelect;

/** The outbox for developers and tests: messages that a real platform would send by SMS or e-mail, and the solutions of captchas. */
export interface Outbox {
  add(message: Pick<OutboxMessage, 'merchant' | 'channel' | 'target' | 'body' | 'code'>): Promise<void>;
  /** Returns the latest messages, newest first. */
  list(limit?: number): Promise<readonly OutboxMessage[]>;
  /** Returns the newest code sent to a target: `<dialling code><number>`, an e-mail address, or a captcha id. */
  codeFor(target: string): Promise<string | null>;
}

export const outboxOf = ({ db, now }: Pick<Kernel, 'db' | 'now'>): Outbox => ({
  add: async (message) => {
    await db.insert(messages).values({ ...message, createdAt: new Date(now()) });
  },
  list: (limit = 100) => db.select().from(messages).orderBy(desc(messages.id)).limit(limit),
  codeFor: async (target) => {
    const [newest] = await db
      .select({ code: messages.code })
      .from(messages)
      .where(and(eq(messages.target, target), isNotNull(messages.code)))
      .orderBy(desc(messages.id))
      .limit(1);
    return newest?.code ?? null;
  },
});
