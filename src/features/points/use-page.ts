import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

const PAGE_SIZE = 10;

/** Query options for the lists of the mall: a list reloads whenever it is opened, and a page stays visible until the next one has loaded. */
export const PAGE_OPTIONS = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** Returns the current page of a list, its setter, and the input of the request for the page. */
export const usePage = () => {
  const [page, onPage] = useState(1);
  return { page, onPage, input: { pageNo: page, pageSize: PAGE_SIZE } };
};
