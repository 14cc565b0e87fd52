export declare const installedBrowser: () => string | null;
export declare const findBrowser: () => string | null;
