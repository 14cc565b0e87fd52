import { IconButton } from '#src/ui/icon-button.tsx';
import { useLotteryTexts } from './texts.ts';

export function FavouriteButton({
  name,
  isFavourite,
  onToggle,
}: {
  name: string;
  isFavourite: boolean;
  onToggle: () => void;
}) {
  const t = useLotteryTexts();
  return (
    <IconButton
      size="sm"
      icon="heart"
      label={t('favourite', { name })}
      aria-pressed={isFavourite}
      onClick={onToggle}
      className={isFavourite ? 'text-danger-ink [&_svg]:fill-current' : 'text-ink-muted'}
    />
  );
}
