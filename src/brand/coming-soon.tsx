import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';

interface PageLink {
  readonly to: string;
  readonly label: string;
}

/** Says that an area of the site opens later, and offers `link` and the home page meanwhile. */
export function ComingSoon({ icon, text, link }: { icon: IconName; text: string; link?: PageLink }) {
  const common = useCommonTexts();
  return (
    <div className="rounded-card border border-line bg-surface">
      <EmptyState
        icon={icon}
        title={common('opensSoon')}
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {link !== undefined && (
              <Link to={link.to} className={buttonStyles('primary', 'md')}>
                {link.label}
              </Link>
            )}
            <Link to="/index" className={buttonStyles('secondary', 'md')}>
              {common('goHome')}
            </Link>
          </div>
        }
      />
    </div>
  );
}
