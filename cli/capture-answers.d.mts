/** See capture-answers.mjs. */
export const captureAnswers: () => void;
