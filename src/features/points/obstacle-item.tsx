import { classNames } from '#src/lib/class-names.ts';
import { sentenceFit } from '#src/ui/line-fit.ts';
import type { Obstacle } from './obstacles.ts';
import { useObstacleText } from './use-obstacle-text.ts';

/** An obstacle as a list item. The number in its text is never split across lines. */
export function ObstacleItem({ obstacle }: { readonly obstacle: Obstacle }) {
  const text = useObstacleText()(obstacle);
  return <li className={classNames('text-pretty', sentenceFit(text))}>{text}</li>;
}
