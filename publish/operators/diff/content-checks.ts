import type { Difference } from './difference.ts';
import { fromTo, MEMBERS, shown, VISITORS, type DiffCheck, type Found } from './diff-check.ts';

const REGISTRATION = { pages: ['/register'], ...VISITORS };

const inLanguage = ({ path }: Found): Partial<Difference['seenBy']> => ({ languages: path.slice(1, 2) });

/** Checks for the menu, the registration, links, search results and texts; the last one matches every change. */
export const CONTENT_CHECKS: readonly DiffCheck[] = [
  {
    name: 'menu-entry-gone',
    severity: 'warning',
    at: 'navigation/order/*',
    kind: 'removed',
    says: ({ key }) => `the menu no longer has ${key}`,
  },
  {
    name: 'menu-entry-added',
    severity: 'info',
    at: 'navigation/order/*',
    kind: 'added',
    says: ({ key }) => `the menu has ${key}`,
  },
  {
    name: 'menu-moved',
    severity: 'info',
    at: 'navigation/order',
    kind: 'moved',
    says: ({ after }) => `the menu has the order ${(after as readonly string[]).join(', ')}`,
  },
  {
    name: 'esports-vendor-moved',
    severity: 'warning',
    at: 'navigation/esportsVassalages/*',
    says: ({ key, kind }) => `${key} is listed under ${kind === 'added' ? 'esports' : 'sports'}`,
    seenBy: () => ({ pages: ['/sports', '/esports'] }),
  },
  {
    name: 'special-vendor-changed',
    severity: 'warning',
    at: 'navigation/sportsSpecialVassalage',
    says: (found) => `the vendor of /fbsports: ${fromTo(found)}`,
    seenBy: () => ({ pages: ['/fbsports'] }),
  },
  {
    name: 'games-open-elsewhere',
    severity: 'warning',
    at: 'navigation/launchIn',
    says: ({ after }) => `games open ${after === 'page' ? 'within the site' : 'in a new tab'}`,
    seenBy: () => MEMBERS,
  },

  {
    name: 'registration-way-gone',
    severity: 'error',
    at: 'register/ways/*',
    kind: 'removed',
    says: ({ key }) => `players cannot register by ${key}`,
    seenBy: () => REGISTRATION,
  },
  {
    name: 'registration-way-added',
    severity: 'info',
    at: 'register/ways/*',
    kind: 'added',
    says: ({ key }) => `players can register by ${key}`,
    seenBy: () => REGISTRATION,
  },
  {
    name: 'registration-ways-limited',
    severity: 'warning',
    at: 'register/ways',
    says: () => 'the ways to register have changed',
    seenBy: () => REGISTRATION,
  },
  {
    name: 'registration-groups-changed',
    severity: 'info',
    at: 'register/groups/**',
    says: () => 'registration fields are under other headings',
    seenBy: () => REGISTRATION,
  },
  {
    name: 'registration-order-changed',
    severity: 'info',
    at: 'register/order/**',
    says: () => 'registration fields are in a different order',
    seenBy: () => REGISTRATION,
  },
  {
    name: 'feedback-topic-gone',
    severity: 'warning',
    at: 'feedback/types/*',
    kind: 'removed',
    says: ({ key }) => `feedback cannot be about ${key}`,
    seenBy: () => ({ pages: ['/help'] }),
  },
  {
    name: 'feedback-changed',
    severity: 'info',
    at: 'feedback/**',
    says: () => 'the topics or limits of the feedback form have changed',
    seenBy: () => ({ pages: ['/help'] }),
  },
  {
    name: 'resource-gone',
    severity: 'warning',
    at: 'resources/*',
    kind: 'removed',
    says: ({ key }) => `the link ${key} is gone`,
  },
  {
    name: 'resource-added',
    severity: 'info',
    at: 'resources/*',
    kind: 'added',
    says: ({ key }) => `the link ${key} is new`,
  },
  {
    name: 'resource-changed',
    severity: 'info',
    at: 'resources/**',
    says: ({ path }) => `the link ${path[1] ?? ''} has a different target, label or place`,
  },
  {
    name: 'live-chat-gone',
    severity: 'error',
    at: 'liveChat',
    when: ({ after }) => after === null,
    says: () => 'players cannot open the chat',
  },
  { name: 'live-chat-changed', severity: 'warning', at: 'liveChat', says: (found) => `the chat: ${fromTo(found)}` },

  {
    name: 'not-indexed',
    severity: 'error',
    at: 'seo/index',
    when: ({ after }) => after === false,
    says: () => 'search engines remove the site',
    seenBy: () => VISITORS,
  },
  {
    name: 'indexed',
    severity: 'info',
    at: 'seo/index',
    says: () => 'search engines list the site',
    seenBy: () => VISITORS,
  },
  {
    name: 'title-changed',
    severity: 'info',
    at: 'seo/title/*',
    says: (found) => `the title of the site: ${fromTo(found)}`,
    seenBy: ({ key }) => ({ languages: [key] }),
  },
  {
    name: 'description-changed',
    severity: 'info',
    at: 'seo/**',
    says: () => 'search results have a different description',
    seenBy: () => VISITORS,
  },

  {
    name: 'text-gone',
    severity: 'warning',
    at: 'texts/*/*',
    kind: 'removed',
    says: ({ key, before }) => `the text ${key} is gone: ${shown(before)}`,
    seenBy: inLanguage,
  },
  {
    name: 'text-added',
    severity: 'info',
    at: 'texts/*/*',
    kind: 'added',
    says: ({ key, after }) => `the text ${key} is new: ${shown(after)}`,
    seenBy: inLanguage,
  },
  {
    name: 'text-changed',
    severity: 'info',
    at: 'texts/**',
    says: (found) => `the text ${found.key}: ${fromTo(found)}`,
    seenBy: inLanguage,
  },
  { name: 'changed', severity: 'info', at: '**', says: (found) => `${found.path.join(' ')}: ${fromTo(found)}` },
];
