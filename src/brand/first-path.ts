import type { SiteBrand } from './document-data.ts';
import { plainPath } from './plain-path.ts';

type Doors = Pick<SiteBrand, 'modules'>;

/** The page that a brand's first document holds prerendered: what a visitor sees first. */
export const firstPath = (brand: Doors): '/index' | '/login' => (brand.modules.loginRequired ? '/login' : '/index');

const OVER_HOME: ReadonlySet<string> = new Set(['/', '/register', '/register.html']);

/** The page that stands at a path: home, too, where a modal opens over it. */
export const pagePath = (path: string): string => (OVER_HOME.has(path) ? '/index' : path);

/** Every path that shows the page of a brand's first document; `null` where all have that document: who has no session is led to its page from everywhere. */
export const firstDocumentPaths = (brand: Doors): readonly string[] | null => (brand.modules.loginRequired ? null : ['/index', ...OVER_HOME]);

/** What the document of a path holds prerendered: its page, or with `null` the frame alone, which waits for the page's code. */
export const prerenderedPath = (brand: Doors, path: string): '/index' | '/login' | null => (firstDocumentPaths(brand)?.includes(plainPath(path)) === false ? null : firstPath(brand));
