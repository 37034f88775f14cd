import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig, type Plugin } from 'vite'
import { partPropsPlugin } from './docs/part-props.ts'

/** react-docgen does not parse `readonly Item[]`; `ReadonlyArray` works. Types only: nothing of it is executed. */
const spelledArrays: Plugin = {
  name: 'spelled-arrays',
  enforce: 'pre',
  transform: (code, id) =>
    /packages\/ui\/src\/.*\.tsx$/.test(id)
      ? code.replaceAll(/: readonly (string|number|[A-Z]\w*)\[\]/g, ': ReadonlyArray<$1>')
      : undefined,
}

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

/**
 * What only the shop's server has, which React Router's own plugin leaves out of the browser's bundle together with the loaders: here
 * its exports are there and undefined, as no story calls a loader.
 */
const withoutServer: Plugin = {
  name: 'without-server',
  enforce: 'pre',
  load: id =>
    /\/apps\/store\/app\/.*\.server\.tsx?$/.test(id)
      ? [...readFileSync(id, 'utf8').matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)]
          .map(([, name]) => `export const ${name} = undefined`)
          .join('\n')
      : undefined,
}

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/docs/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/store/app/**/*.stories.tsx',
    './guide/*.mdx',
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
  typescript: { reactDocgen: 'react-docgen' }, // 'react-docgen-typescript' needs the JavaScript API of TypeScript <= 6
  viteFinal: config =>
    mergeConfig(
      {
        plugins: [
          rawStyles,
          spelledArrays,
          withoutServer,
          partPropsPlugin(join(import.meta.dirname, '../packages/ui/src')),
        ],
        // Fetched late by the graphs of the flows: found while a story is shown, it would reload the page.
        optimizeDeps: { include: ['elkjs/lib/elk.bundled.js'] },
      },
      mergeConfig(config, { plugins: [vanillaExtractPlugin()] }),
    ),
} satisfies StorybookConfig
