import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';

/** Text as a search compares it: without case, marks over and under letters, and wide forms. */
export const folded = (text: SQLWrapper | string): SQL<string> =>
  sql`lower(translate(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dD'))`;
