/** Simulated user settings; `null` leaves a setting to the browser. */
export interface MediaSettings {
  readonly motion: 'reduce' | null;
  readonly colours: 'forced' | null;
}

const HOLDS = '(min-width: 0px)';
const FAILS = '(max-width: 0px)';

/** Returns the media query with the simulated settings filled in. */
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
