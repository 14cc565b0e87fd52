/** What is wrong with a commit's subject; null if nothing is. */
export const subjectProblem: (subject: string) => string | null;
