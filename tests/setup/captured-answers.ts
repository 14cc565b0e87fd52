import { captureAnswers } from '../../cli/capture-answers.mjs';

/** Captures the sandbox's answers for projects that render them. Vitest runs a project's global setup only if one of the project's files runs. */
export const setup = (): void => captureAnswers();
