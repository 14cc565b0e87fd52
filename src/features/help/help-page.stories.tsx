import { feedback, help } from '#schemas/calls/common.ts';
import type { HelpArticle } from '#schemas/help-article.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { HelpPage } from './help-page.tsx';

const MOST = 200;
const section = (at: number): HelpArticle => ({
  id: `section-${at}`,
  title: `Section ${at + 1}`,
  content: `<p>The text of section ${at + 1}.</p>`,
});

const page = pageStories(HelpPage, {
  route: '/help',
  calls: [
    waitsFor(help, {
      empty: [],
      many: (rows) => Array.from({ length: Math.min(rows, MOST) }, (_, at) => section(at)),
    }),
  ],
});

export default { title: 'Pages/Help centre', ...page.meta };

const narrow = { viewport: { value: 'mobile1', isRotated: false } };

export const UnderItsBanner = page.variant();
export const Bare = page.variant({ route: '/helpmc' });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const AnArticle = page.variant({ route: '/help?section=turnover' });
export const AnArticleNarrow = page.variant({ route: '/help?section=terms', globals: narrow });
export const ResponsibleGaming = page.variant({ route: '/help?section=responsible-gaming' });
export const ResponsibleGamingNarrow = page.variant({ route: '/help?section=responsible-gaming', globals: narrow });
export const NoSuchArticle = page.variant({ route: '/help?section=nowhere' });
export const Feedback = page.variant({ route: '/help?tab=feedback' });
export const FeedbackNarrow = page.variant({ route: '/help?tab=feedback', globals: narrow });
export const FeedbackThatFails = page.variant({ route: '/help?tab=feedback', answers: answer(feedback, BROKEN) });

/** Articles of the maximum length, nested three levels deep. */
export const WorstCase = page.variant({
  route: '/help?section=c',
  globals: narrow,
  answers: answer(help, [
    {
      id: 'a',
      title: 'Nutzungsbedingungen'.repeat(14).slice(0, 255),
      content: '',
      children: [
        {
          id: 'b',
          title: 'w'.repeat(255),
          content: '',
          children: [
            { id: 'c', title: 'x'.repeat(255), content: `<p>${'y'.repeat(2_000)}</p>`, version: '1'.repeat(40) },
          ],
        },
      ],
    },
  ]),
});
