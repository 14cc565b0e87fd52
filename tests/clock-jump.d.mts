export declare const watchClock: (wall?: () => number, monotonic?: () => number) => () => number | null;
