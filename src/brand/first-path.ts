import type { SiteBrand } from './document-data.ts';

/** The page that a document holds prerendered: what a visitor of the brand sees first. */
export const firstPath = (brand: Pick<SiteBrand, 'modules'>): '/index' | '/login' => (brand.modules.loginRequired ? '/login' : '/index');
