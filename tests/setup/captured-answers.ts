import { captureAnswers } from '../../cli/capture-answers.mjs';

/** For the projects whose pages show what the sandbox answered. Vitest runs it only where one of their files runs. */
export const setup = (): void => captureAnswers();
