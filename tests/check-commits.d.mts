/** Returns why a commit subject is invalid, or null if it is valid. */
export const subjectProblem: (subject: string) => string | null;
