import { popular } from '#schemas/calls/home.ts';
import { DEVICE, POPULAR_COUNT } from '#schemas/calls/query-constants.ts';
import type { InputOf } from '#schemas/call.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useLanguage } from '#src/texts/language-store.ts';

export const usePopularInput = (): InputOf<typeof popular> => {
  const { language } = useLanguage();
  const { lotteryType } = useBrand().merchant;
  return { count: POPULAR_COUNT, prizeMode: lotteryType, device: DEVICE, language };
};

export const usePopular = () => useCallQuery(popular, usePopularInput());
