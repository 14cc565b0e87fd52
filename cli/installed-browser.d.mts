export declare const SHELL: string;
export declare const installedBrowser: () => string | null;
