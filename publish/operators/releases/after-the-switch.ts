const isSystemError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^E[A-Z0-9]+$/.test(String(error.code));

/**
 * Runs work that follows a switch. A system error, such as a full disk, is ignored: it must not hide that the release is live, and the next command
 * does the work again.
 */
export const afterTheSwitch = async (work: () => unknown): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
};
