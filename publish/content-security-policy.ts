import type { OptionalBlocks } from '#schemas/brand.ts';
import { cspSource } from './header-values.ts';
import { REPORTS_PATH } from './browser-reports/report-script.ts';
import { INLINE_SCRIPT_HASH } from './inline-script.ts';

export interface PolicyOptions {
  /** The allowed origins from the brand's file. */
  readonly allow: OptionalBlocks['platform']['allow'];
  /** The origin of the brand's connector pages: the site may frame it, but loads no scripts from it. */
  readonly connector?: string | null;
  /** Whether to allow the inline styles and the WebSocket of Vite's dev server. */
  readonly development?: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * Serialises CSP directives. A directive without sources is written as its name only. Throws `UnsafeValueError` for a source that would change the
 * policy.
 */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.map(cspSource)].join(' '))
    .join('; ');

const orNone = (sources: readonly string[]): readonly string[] => (sources.length === 0 ? ["'none'"] : sources);

/** Returns the CSP of a site's documents. It allows the site's own origin and the brand's allowed origins, and forbids running strings as scripts. */
export const contentSecurityPolicy = ({ allow, connector = null, development = false }: PolicyOptions): string =>
  `${policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", INLINE_SCRIPT_HASH],
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
    'trusted-types': ['worker-url', 'dompurify'],
  })}; report-uri ${REPORTS_PATH}`;
