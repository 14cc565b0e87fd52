import { pageStories } from '#storybook/page-stories.ts';
import { PointMallPage } from './point-mall-page.tsx';

const page = pageStories(PointMallPage, { route: '/pointMall' });

export default { title: 'Pages/Points mall', ...page.meta };

export const OpensSoon = page.variant();
