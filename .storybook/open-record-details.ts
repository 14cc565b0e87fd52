import type { Play } from './page-stories.ts';

const PATIENCE = { timeout: 5_000 };

/** Opens the first row of a story's records and waits for its details. */
export const openDetails: Play = async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: /^Details of/ }, PATIENCE);
  if (first !== undefined) await userEvent.click(first);
  await canvas.findByText(/^Give this number/, {}, PATIENCE);
};
