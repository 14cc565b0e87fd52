/**
 * What a player types, and the expected results. Alternatives are separated by ` | `, conditions on one entry by ` & `: `Dragon Temple` means games
 * with this name, in whole words; `@LUNA` a vendor; `#FISH` a category; `%SCRATCH` games of a kind; `''` nothing at all. If a vendor or category is
 * expected, its games are not a mistake. `not` must not be among the first five.
 */
export type TypedQuery = readonly [typed: string, expected: string, not?: string];
