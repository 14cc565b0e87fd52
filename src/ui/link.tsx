import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * A link to a page of the site; `replace` replaces the history entry. React Router's `Link` would add 3 kB of prefetching code to the first route.
 */
export function Link({
  to,
  replace = false,
  onClick,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string; readonly replace?: boolean }) {
  const go = useLinkClickHandler(to, {
    ...(replace ? { replace } : {}),
    ...(rest.target === undefined ? {} : { target: rest.target }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}
