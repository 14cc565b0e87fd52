import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

const PAGE_SIZE = 10;

/** Options for the lists of the mall: refetched whenever they are opened, and the previous page stays until the next one arrives. */
export const PAGE_OPTIONS = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** Returns the current page of a list and the input of the request for it. */
export const usePage = () => {
  const [page, onPage] = useState(1);
  return { page, onPage, input: { pageNo: page, pageSize: PAGE_SIZE } };
};
