import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { allBrands } from '../brand-drop/dropped-brands.ts';
import { OWN_LAYOUT } from '../axes/layout-axes.ts';
import { THEMES } from './cells.ts';
import { Matrix, type MatrixArgs } from './matrix.tsx';

/** The frames need Storybook's own documents, so the story tests skip this story, and the built Storybook is tested instead. */
const meta = {
  title: 'Matrix',
  tags: ['!test'],
  parameters: { site: 'own' },
  args: {
    story: 'pages-games-page--slots',
    brands: [...allBrands().keys()],
    themes: [...THEMES],
    looks: [OWN_LAYOUT],
    languages: ['EN', 'TH', 'longest'],
    widths: [360, 1280],
    scale: 0.5,
  },
  render: function Draw(args) {
    const [, change] = useArgs<MatrixArgs>();
    return <Matrix first={args} onChange={change} />;
  },
} satisfies Meta<MatrixArgs>;
export default meta;

export const EveryCell: StoryObj<typeof meta> = {};
