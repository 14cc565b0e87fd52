export declare const installedBrowser: () => string | null;
export declare const findBrowser: () => string | null;
export declare const installOwn: (run?: () => unknown) => void;
