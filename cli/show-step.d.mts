interface Output {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** See show-step.mjs. */
export const showStep: (step: string, out?: Output) => void;
export const endSteps: (out?: Output) => void;
