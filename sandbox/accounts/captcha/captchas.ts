import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { outboxOf } from '#sandbox/kernel/outbox/outbox.ts';
import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CaptchaImage } from '#schemas/site-status.ts';
import { captchas } from '#sandbox/db/schema.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { GLYPHS } from './glyphs.ts';

const LENGTH = 5;
const LIFETIME_MS = 5 * 60 * 1000;
const CHARACTERS = Object.keys(GLYPHS);

export interface Captchas {
  create(merchant: string): Promise<CaptchaImage>;
  /**
   * Checks the answer to a captcha, and uses the captcha up whether the answer is right or wrong. Throws `captcha_required` or `captcha_wrong`,
   * both with the value `{captcha: true}`.
   */
  check(merchant: string, id: string | undefined, answer: string | undefined): Promise<void>;
}

const hashOf = (id: string, answer: string): string => sha256(`${id}:${answer.trim().toUpperCase()}`);

export const captchasOf = ({ db, now }: Pick<Kernel, 'db' | 'now'>): Captchas => ({
  create: async (merchant) => {
    const captchaId = randomBytes(15).toString('base64url');
    const solution = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)] ?? 'A').join('');
    const at = new Date(now());
    await db.insert(captchas).values({
      id: captchaId,
      merchant,
      answerHash: hashOf(captchaId, solution),
      createdAt: at,
      expiresAt: new Date(now() + LIFETIME_MS),
    });
    await outboxOf({ db, now }).add({
      merchant,
      channel: 'captcha',
      target: captchaId,
      body: `The captcha reads ${solution}`,
      code: solution,
    });
    return { captchaId, image: drawCaptcha(solution).toString('base64'), mimeType: 'image/png' };
  },
  check: async (merchant, id, answer) => {
    const detail = { captcha: true };
    if (!id || !answer)
      throw createProblem('captcha_required', 400, 'Please enter the characters of the image', {
        detail,
        fields: { captcha: 'input_empty' },
      });
    const [used] = await db
      .update(captchas)
      .set({ usedAt: new Date(now()) })
      .where(
        and(
          eq(captchas.id, id),
          eq(captchas.merchant, merchant),
          isNull(captchas.usedAt),
          gt(captchas.expiresAt, new Date(now())),
        ),
      )
      .returning();
    if (used?.answerHash !== hashOf(id, answer)) {
      throw createProblem('captcha_wrong', 400, 'The characters do not match the image', {
        detail,
        fields: { captcha: 'captcha_wrong' },
      });
    }
  },
});
