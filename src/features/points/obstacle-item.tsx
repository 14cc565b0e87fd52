import { classNames } from '#src/lib/class-names.ts';
import { useMoney } from '#src/session/use-money.ts';
import { lineFit } from '#src/ui/line-fit.ts';
import type { Obstacle } from './obstacles.ts';
import { useObstacleText } from './use-obstacle-text.ts';

/** An obstacle as an item of a list; its amount stays on one line. */
export function ObstacleItem({ obstacle }: { readonly obstacle: Obstacle }) {
  const money = useMoney();
  const obstacleText = useObstacleText();
  return (
    <li className={classNames('text-pretty', obstacle.kind === 'deposits' && lineFit(money(obstacle.amount)))}>
      {obstacleText(obstacle)}
    </li>
  );
}
