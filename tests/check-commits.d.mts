/** Why a commit subject is invalid; null if it is valid. */
export const subjectProblem: (subject: string) => string | null;
