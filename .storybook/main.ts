import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/docs/*.mdx', '../packages/*/src/**/*.stories.tsx', './guide/*.stories.tsx'],
  staticDirs: [{ from: './goods', to: '/goods' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' }, // 'react-docgen-typescript' needs the JavaScript API of TypeScript <= 6
  viteFinal: config =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
    }),
} satisfies StorybookConfig
