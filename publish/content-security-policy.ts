import type { OptionalBlocks } from '#schemas/brand.ts';
import { BOOT_SCRIPT_HASH } from './boot-script.ts';

export interface PolicyOptions {
  /** What the brand's file admits. */
  readonly allow: OptionalBlocks['platform']['allow'];
  /** Where the brand's connector pages stand: they are framed, and nothing of theirs runs here. */
  readonly connector?: string | null;
  /** Vite's dev server needs its style elements and its socket; published documents never do. */
  readonly development?: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** One line of CSP; a directive without sources stands alone. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const orNone = (sources: readonly string[]): readonly string[] => (sources.length === 0 ? ["'none'"] : sources);

/** The policy of a site's documents: nothing but what its own origin and the brand's lists admit, and no script from strings. */
export const contentSecurityPolicy = ({ allow, connector = null, development = false }: PolicyOptions): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", BOOT_SCRIPT_HASH],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'blob:', ...allow.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...allow.gateway, ...(development ? ['ws:', 'wss:'] : [])],
    'frame-src': orNone([...new Set([...allow.launch, ...allow.service, ...(connector === null ? [] : [connector])])]),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['marquee-html', 'worker-url'],
  });
