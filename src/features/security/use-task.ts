import { useMutation } from '@tanstack/react-query';
import { toProblem, type Problem } from '#schemas/problem.ts';

export interface Task<Input> {
  readonly run: (input: Input) => void;
  readonly busy: boolean;
  readonly problem: Problem | null;
}

/** Something that is done once and then tells: it runs, fails with a problem, or hands over what came of it. */
export const useTask = <Input, Output>(
  work: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void,
): Task<Input> => {
  const { mutate, isPending, error } = useMutation<Output, unknown, Input>({
    mutationFn: work,
    onSuccess: onDone,
    networkMode: 'always',
  });
  return { run: (input) => mutate(input), busy: isPending, problem: error === null ? null : toProblem(error) };
};
