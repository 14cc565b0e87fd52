import { captureAnswers } from '../../cli/capture-answers.mjs';

/** Captures the sandbox's responses for projects that render them. Vitest runs a project's global setup only if one of its files runs. */
export const setup = (): void => captureAnswers();
