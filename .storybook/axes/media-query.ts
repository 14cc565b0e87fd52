/** What a story makes of the reader's settings; `null` leaves a setting to the browser. */
export interface MediaSettings {
  readonly motion: 'reduce' | null;
  readonly colours: 'forced' | null;
}

const HOLDS = '(min-width: 0px)';
const FAILS = '(max-width: 0px)';

/** A media query as it is when the reader has these settings. */
export const queryUnder = ({ motion, colours }: MediaSettings, query: string): string => {
  const moved =
    motion === null
      ? query
      : query.replaceAll(/\(prefers-reduced-motion:\s*([\w-]+)\)/g, (_all, value: string) =>
          value === 'reduce' ? HOLDS : FAILS,
        );
  return colours === null
    ? moved
    : moved.replaceAll(/\(forced-colors:\s*([\w-]+)\)/g, (_all, value: string) => (value === 'active' ? HOLDS : FAILS));
};
