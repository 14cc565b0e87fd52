import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

const PAGE_SIZE = 10;

/** Lists of the mall are refetched whenever they are opened, and keep a page until the next one arrives. */
export const PAGE_OPTIONS = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** The page of a list that is shown, and what asks the platform for it. */
export const usePage = () => {
  const [page, onPage] = useState(1);
  return { page, onPage, input: { pageNo: page, pageSize: PAGE_SIZE } };
};
