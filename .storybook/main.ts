import type { StorybookConfig } from '@storybook/react-vite';
import { imagesPlugin } from './images-plugin.ts';
import { progressPlugin } from './progress-plugin.ts';

const config: StorybookConfig = {
  stories: ['./**/*.mdx', '../src/**/*.stories.tsx', './**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), imagesPlugin(), progressPlugin()],
    // Packages that the dependency scan misses; finding them at run time would reload the page.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'ajv/dist/2020.js',
        'storybook/internal/core-events',
        '@dagrejs/dagre',
        'write-excel-file/browser',
      ],
    },
  }),
};

export default config;
