import { pageStories } from '#storybook/page-stories.ts';
import { PromotionsPage } from './promotions-page.tsx';

const page = pageStories(PromotionsPage, { route: '/promotions' });

export default { title: 'Pages/Promotions', ...page.meta };

export const OpensSoon = page.variant();
