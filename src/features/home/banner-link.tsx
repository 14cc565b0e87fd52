import type { ReactNode } from 'react';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { Link } from '#src/ui/link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { BannerTarget } from './banner-target.ts';

/** The link or button of a banner. `className` must stretch it over the whole slide. */
export function BannerLink({
  target,
  onGame,
  className,
  children,
}: {
  target: BannerTarget;
  onGame: (nodeId: string) => void;
  className: string;
  children: ReactNode;
}) {
  const common = useCommonTexts();
  if (target.kind === 'route') {
    return (
      <Link to={target.to} className={className}>
        {children}
      </Link>
    );
  }
  if (target.kind === 'external') {
    return (
      <ExternalLink href={target.href} className={className}>
        {children}
        <VisuallyHidden>{` (${common('newTab')})`}</VisuallyHidden>
      </ExternalLink>
    );
  }
  return (
    <button type="button" onClick={() => onGame(target.nodeId)} className={className}>
      {children}
    </button>
  );
}
