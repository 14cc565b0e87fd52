import { gameMenus } from '#schemas/calls/account.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { CategoryRow } from './category-row.tsx';

const page = pageStories(CategoryRow, {
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  calls: [waitsFor(gameMenus, { empty: [] })],
});

export default { title: 'Shell/Category row', ...page.meta };

export const AsThePlatformAnswers = page.variant();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
