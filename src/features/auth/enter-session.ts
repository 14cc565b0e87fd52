import type { AuthParts } from './auth-hub.ts';

/** Takes up a session that the platform has just opened. One whose member cannot be read is given up, so that nobody is left half in. */
export const enterSession = async ({ session }: Pick<AuthParts, 'session'>, token: string): Promise<void> => {
  try {
    await session.start(token);
  } catch (error) {
    session.end();
    throw error;
  }
};
