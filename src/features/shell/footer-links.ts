import type { Area } from '#schemas/brand-names.ts';

/** A text link in the footer. `section` is the id of a help article; the contact link opens customer service. */
export type FooterItem =
  | { readonly id: 'about' | 'terms' | 'responsible' | 'privacy' | 'refund'; readonly to: string }
  | { readonly id: 'affiliates'; readonly to: '/join' }
  | { readonly id: 'contact'; readonly to: null };

const help = (section: string): string => `/help?section=${encodeURIComponent(section)}`;

/** Returns the links in order, without modules that the brand has switched off. `terms` is the id of the help article with the terms. */
export const footerItems = (terms: string, off: readonly Area[]): readonly FooterItem[] => {
  const items: readonly FooterItem[] = [
    { id: 'about', to: help('about') },
    { id: 'contact', to: null },
    { id: 'terms', to: help(terms) },
    { id: 'responsible', to: help('responsible-gaming') },
    { id: 'privacy', to: help('privacy') },
    { id: 'affiliates', to: '/join' },
    { id: 'refund', to: help('refund') },
  ];
  return items.filter((item) => item.to === null || !off.includes(item.to === '/join' ? 'join' : 'help'));
};
