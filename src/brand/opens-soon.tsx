import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';

interface Way {
  readonly to: string;
  readonly label: string;
}

/** Says that a part of the site opens later, and where to go meanwhile: `way`, and home in any case. */
export function OpensSoon({ icon, text, way }: { icon: IconName; text: string; way?: Way }) {
  const common = useCommonTexts();
  return (
    <div className="rounded-card border border-line bg-surface">
      <EmptyState
        icon={icon}
        title={common('opensSoon')}
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {way !== undefined && (
              <Link to={way.to} className={buttonStyles('primary', 'md')}>
                {way.label}
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
