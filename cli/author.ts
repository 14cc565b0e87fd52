import { userInfo } from 'node:os';

/** Returns who runs a command: the name given with `--by`, or the user of the system. */
export const author = (by: string | undefined): string => by ?? userInfo().username;
