import { Type, type TSchema } from 'typebox';

/** Input fields of a paged call; `pageNo` starts at 1. */
export const paging = {
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
};

/** Of lists that can also be exported: larger pages are allowed. */
export const exportPaging = { ...paging, pageSize: Type.Integer({ minimum: 1, maximum: 1000 }) };

export const totalPages = Type.Integer({ minimum: 0 });

/** A response with all items under `list`. */
export const listOf = <T extends TSchema>(item: T) => Type.Object({ list: Type.Array(item) });

/** One page of a list. */
export const pageOf = <T extends TSchema>(item: T) => Type.Object({ list: Type.Array(item), totalPages });

/** One page of a list, with totals of the whole range. */
export const pageWithTotals = <T extends TSchema, S extends TSchema>(item: T, totals: S) =>
  Type.Object({ list: Type.Array(item), totalPages, totals });
