/**
 * What a player types, and what has to come of it. Alternatives are separated by ` | `, conditions on one entry by ` & `:
 * `Dragon Temple` games named so, in whole words; `@LUNA` a vendor; `#FISH` a category; `%SCRATCH` games of a kind; `''` nothing at all.
 * Beside a vendor or a category its games are no mistake. `not` must not be among the first five.
 */
export type TypedQuery = readonly [typed: string, expected: string, not?: string];
