import type { ComponentProps } from 'react';
import type { SafeUrl } from '#src/lib/safe-url.ts';

/** A link to another site, opened in a new tab. It only accepts an address that `safeUrl` has accepted. */
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
