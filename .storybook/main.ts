import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import docgen from '@joshwooding/vite-plugin-react-docgen-typescript'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig, type Plugin } from 'vite'
import { customMedia } from '../apps/store/custom-media.ts'
import { themeStylesheetUrl } from '../apps/store/theme-stylesheet-url.ts'
import { docgenOptions } from './docgen.ts'
import { withoutServer } from './without-server.ts'

const RAW = '\0raw:'
/** `x.css.ts?raw` is the text of the file, as of any other: vanilla-extract's plugin would run it. */
const rawStyles: Plugin = {
  name: 'raw-styles',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.css.ts?raw')) return
    const file = await this.resolve(source.slice(0, -'?raw'.length), importer)
    // An ending of its own, so that no other plugin takes it for the style sheet.
    return file && `${RAW}${file.id}.text`
  },
  load: id =>
    id.startsWith(RAW)
      ? `export default ${JSON.stringify(readFileSync(id.slice(RAW.length, -'.text'.length), 'utf8'))}`
      : undefined,
}

const propTables = { ...docgenOptions, include: ['**/packages/ui/src/*/*.tsx'], fileSystemCache: false }

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/docs/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/store/app/**/*.stories.tsx',
    './guide/*.{mdx,stories.tsx}',
    './foundations/*.stories.tsx',
  ],
  staticDirs: [
    { from: './goods', to: '/goods' },
    { from: '../apps/store/app/testing/recorded/pictures', to: '/recorded' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Headings of guide pages are found by the search: the page of all parts has the other names of each part.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own option would take the compiler of the workspace, whose JavaScript API ended with TypeScript 6.
  typescript: { reactDocgen: false },
  viteFinal: config =>
    mergeConfig(
      {
        // The tests look at no table of props.
        plugins: [rawStyles, withoutServer, ...(process.env.VITEST ? [] : [docgen(propTables)])],
        css: customMedia,
        // Fetched late by the pages of the flows: found while a story is shown, it would reload the page.
        resolve: { alias: { mermaid: fileURLToPath(import.meta.resolve('mermaid')) } },
        optimizeDeps: { include: ['mermaid'] },
      },
      mergeConfig(config, { plugins: [themeStylesheetUrl, vanillaExtractPlugin()] }),
    ),
} satisfies StorybookConfig
