import { Type, type TSchema } from 'typebox';

/** What a paged question carries. */
export const paging = {
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
};

export const totalPages = Type.Integer({ minimum: 0 });

/** An unpaged answer under `list`. */
export const listOf = <T extends TSchema>(item: T) => Type.Object({ list: Type.Array(item) });

/** One page of an answer. */
export const pageOf = <T extends TSchema>(item: T) => Type.Object({ list: Type.Array(item), totalPages });

/** One page and the totals of the whole range. */
export const pageWithTotals = <T extends TSchema, S extends TSchema>(item: T, totals: S) =>
  Type.Object({ list: Type.Array(item), totalPages, totals });
