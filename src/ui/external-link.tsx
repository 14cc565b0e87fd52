import type { ComponentProps } from 'react';
import type { SafeUrl } from '#src/lib/safe-url.ts';

/** A link out of the site, in a new tab. It takes an address that `safeUrl` has let through, and no other. */
export function ExternalLink({
  href,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { readonly href: SafeUrl }) {
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
