import type { Area } from './brand-names.ts';

/** Every route of the site with the area that it belongs to; null where no brand can switch it off. */
export const ROUTE_AREAS = {
  '/': null,
  '/index': null,
  '/register': null,
  '/register.html': null,
  '/login': null,
  '/noticePage': 'announcements',
  '/pointMall': 'pointMall',
  '/lottery': 'lottery',
  '/elott': 'lottery',
  '/rng': null,
  '/fish': null,
  '/pvp': null,
  '/live': null,
  '/sports': 'sports',
  '/esports': 'sports',
  '/fbsports': 'sports',
  '/seamless': 'sports',
  '/promotions': 'promotions',
  '/promoDetail': 'promotions',
  '/help': 'help',
  '/helpmc': 'help',
  '/down': 'download',
  '/download': 'download',
  '/join': 'join',
  '/game': null,
} as const satisfies Record<`/${string}`, Area | null>;
export type Route = keyof typeof ROUTE_AREAS;

export const ROUTES = Object.keys(ROUTE_AREAS) as readonly Route[];

export const isRoute = (path: string): path is Route => Object.hasOwn(ROUTE_AREAS, path);
