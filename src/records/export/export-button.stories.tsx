import { expect } from 'storybook/test';
import { pageStories } from '#storybook/page-stories.ts';
import { ExportButton } from './export-button.tsx';

const pending = () => new Promise<never>(() => undefined);

const page = pageStories(ExportButton, {
  args: { align: 'end', name: 'bets_2026-03-09_2026-03-09', collect: pending },
  decorators: [(Story) => <div className="flex min-h-48 justify-end p-4">{Story()}</div>],
});

export default { title: 'Records/Export', ...page.meta };

export const Button = page.variant();

/** The member chooses a format. */
export const Formats = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(2);
  },
});

export const FormatsNarrow = { ...Formats, globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** The third of twelve pages has loaded. */
export const Loading = page.variant({
  args: {
    collect: async ({ onProgress }) => {
      onProgress({ loaded: 3, pages: 12 });
      return pending();
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getAllByRole('menuitem')[1] ?? document.body);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '3');
  },
});

/** The XLSX code is loading. */
export const Starting = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getAllByRole('menuitem')[0] ?? document.body);
    await canvas.findByRole('progressbar');
  },
});
