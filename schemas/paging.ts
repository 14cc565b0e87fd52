import { Type, type TSchema } from 'typebox';

/** The input fields of a call that returns pages. `pageNo` starts at 1. */
export const paging = {
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
};

/** The input fields of a list that can also be exported, for which larger pages are allowed. */
export const exportPaging = { ...paging, pageSize: Type.Integer({ minimum: 1, maximum: 1000 }) };

export const totalPages = Type.Integer({ minimum: 0 });

/** Creates the schema of a response that has all items in `list`. */
export const listOf = <T extends TSchema>(item: T) => Type.Object({ list: Type.Array(item) });

/** Creates the schema of one page of a list. */
export const pageOf = <T extends TSchema>(item: T) => Type.Object({ list: Type.Array(item), totalPages });

/** Creates the schema of one page of a list, with totals over the whole range. */
export const pageWithTotals = <T extends TSchema, S extends TSchema>(item: T, totals: S) =>
  Type.Object({ list: Type.Array(item), totalPages, totals });
