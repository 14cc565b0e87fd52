import type { PointGood } from '#schemas/points.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { GoodFacts } from './good-facts.tsx';
import { GoodPicture } from './good-picture.tsx';
import type { Obstacle } from './obstacles.ts';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { usePointTexts } from './texts.ts';
import { ObstacleItem } from './obstacle-item.tsx';
import { usePoints } from './use-points.ts';

/** An item of the mall. `obstacles` is `null` until the member's points have loaded. */
export function GoodCard({
  good,
  to,
  obstacles,
}: {
  readonly good: PointGood;
  readonly to: string;
  readonly obstacles: readonly Obstacle[] | null;
}) {
  const t = usePointTexts();
  const points = usePoints();
  const isOpen = good.status === 'OPEN';
  const canRedeem = isOpen && obstacles?.length === 0;
  return (
    <li className="flex min-w-0 flex-col overflow-hidden card">
      <GoodPicture path={good.picture} dimmed={!isOpen} />
      <div className="@container flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <h2 className="font-display text-base font-semibold text-balance wrap-anywhere">{good.name}</h2>
        <p className="font-display text-lg font-bold text-primary-ink">
          <Unbroken>{points(good.points)}</Unbroken>
        </p>
        <GoodFacts good={good} />
        {obstacles !== null && obstacles.length > 0 && (
          <ul className="space-y-0.5 text-sm font-medium text-accent-ink">
            {obstacles.map((obstacle) => (
              <ObstacleItem key={obstacle.kind} obstacle={obstacle} />
            ))}
          </ul>
        )}
        <Link
          to={to}
          aria-label={`${t(canRedeem ? 'good.redeem' : 'good.look')}: ${good.name}`}
          className={`${buttonStyles(canRedeem ? 'primary' : 'secondary')} mt-auto`}
        >
          {t(canRedeem ? 'good.redeem' : 'good.look')}
        </Link>
      </div>
    </li>
  );
}
