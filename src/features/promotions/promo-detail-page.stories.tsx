import { pageStories } from '#storybook/page-stories.ts';
import { PromoDetailPage } from './promo-detail-page.tsx';

const page = pageStories(PromoDetailPage, { route: '/promoDetail' });

export default { title: 'Pages/Promotion', ...page.meta };

export const OpensSoon = page.variant();
