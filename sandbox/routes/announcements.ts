import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { announcements } from '#schemas/calls/games.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { announcements as notices, type AnnouncementType } from '#sandbox/db/schema.ts';

export const announcementRoutes: readonly Route[] = [
  defineRoute(announcements, async ({ types, platform: device, execution }, { kernel, merchant, language, at }) => {
    const wanted = types.split(',') as AnnouncementType[];
    const rows = await kernel.db
      .select()
      .from(notices)
      .where(
        and(
          eq(notices.merchant, merchant.code),
          inArray(notices.type, wanted),
          eq(notices.platform, device),
          eq(notices.execution, execution),
          eq(notices.audience, 'all'),
          lte(notices.publishedAt, at),
          or(isNull(notices.endsAt), gt(notices.endsAt, at)),
        ),
      )
      .orderBy(desc(notices.publishedAt), desc(notices.id));
    return rows.map(({ id, type, texts, publishedAt }) => ({
      id: String(id),
      type,
      ...translate(texts, language),
      time: publishedAt.getTime(),
    }));
  }),
];
