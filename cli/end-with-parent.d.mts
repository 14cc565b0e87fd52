/** Kills this process soon after its parent has exited. */
export const endWithParent: () => void;
