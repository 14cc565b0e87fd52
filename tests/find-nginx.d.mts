export declare const findNginx: () => string | null;
