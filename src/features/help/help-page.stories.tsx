import { pageStories } from '#storybook/page-stories.ts';
import { HelpPage } from './help-page.tsx';

const page = pageStories(HelpPage);

export default { title: 'Pages/Help centre', ...page.meta };

export const UnderItsBanner = page.variant({ route: '/help' });
export const Bare = page.variant({ route: '/helpmc' });
