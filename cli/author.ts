import { userInfo } from 'node:os';

/** Returns who runs a command: the name given with `--by`, or else the system user. */
export const author = (by: string | undefined): string => by ?? userInfo().username;
