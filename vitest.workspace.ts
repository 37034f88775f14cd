// Vitest reads this as its configuration: `vitest run --config vitest.workspace.ts` (vitest.config.ts points here).

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { NIGHT_TAG, TOOLBAR_TAG, toolbarSettings } from './.storybook/pictures/toolbar.ts'
import { chromiumFlags, findChromium } from './tools/chromium.ts'

const executablePath = findChromium()

/** Made anew for each project: Vitest writes the project's name into it. */
const chromium = (reducedMotion: 'reduce' | 'no-preference') => ({
  enabled: true,
  headless: true,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
    contextOptions: { reducedMotion },
  }),
})

/** `npm run test:full`: everything. Without it the gate, which leaves out what is named `*.night.*`. */
const isFull = process.env.TESTS === 'full'
const excluded = [...configDefaults.exclude, ...(isFull ? [] : ['**/*.night.*'])]

/** Projects inherit nothing from the root. The defaults, one second and five for a whole test, are too short on a busy machine. */
const projectDefaults = {
  expect: { poll: { timeout: 15_000 } },
  // At night random cases are twenty times as many.
  testTimeout: isFull ? 300_000 : 60_000,
  hookTimeout: 120_000,
  exclude: excluded,
}

/** Seed and number of the random cases of fast-check. */
const randomCases = 'tools/vitest.setup.ts'

/** A browser may fail for reasons of its own. The JSON report keeps the message of the first try, also when the second passes. */
const secondTry = { retry: 1 }

const published = ['packages/*/src/package.night.test.ts']

const node: TestProjectInlineConfiguration = {
  test: {
    ...projectDefaults,
    name: 'node',
    environment: 'node',
    isolate: false,
    include: [
      'packages/*/{src,examples}/**/*.test.ts',
      'apps/*/{src,app,server}/**/*.test.ts',
      'apps/store/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: [...excluded, 'apps/backend/src/**/*.test.ts', ...published],
    setupFiles: [randomCases],
  },
}

/** Real databases and real HTTP: slower to start, so on their own and with more patience. */
const backend: TestProjectInlineConfiguration = {
  test: {
    ...projectDefaults,
    name: 'backend',
    environment: 'node',
    include: ['apps/backend/src/**/*.test.ts'],
    isolate: false,
    setupFiles: [randomCases],
    globalSetup: ['apps/backend/src/testing/global-setup.ts'],
  },
}

/** The packages as they are published: their contents, and each of the folder `examples` installed, built, started and clicked through. */
const examples: TestProjectInlineConfiguration = {
  test: {
    ...projectDefaults,
    name: 'examples',
    environment: 'node',
    include: ['examples/*.test.ts', ...published],
    testTimeout: 240_000,
    globalSetup: ['tools/pack-packages.ts'],
  },
}

const dom: TestProjectInlineConfiguration = {
  plugins: [vanillaExtractPlugin()],
  test: {
    ...projectDefaults,
    name: 'dom',
    environment: 'jsdom',
    isolate: false,
    include: ['packages/*/{src,examples}/**/*.test.tsx', 'apps/store/app/**/*.test.tsx'],
    exclude: [...excluded, '**/*.browser.test.tsx'],
    setupFiles: [randomCases, 'tools/vitest.dom.setup.ts'],
  },
}

const browser: TestProjectInlineConfiguration = {
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    ...projectDefaults,
    ...secondTry,
    name: 'browser',
    include: ['packages/*/src/**/*.browser.test.tsx'],
    browser: chromium('no-preference'),
  },
}

/** What the stories are played in; `STORIES=locale:ru,scheme:dark` stands for the toolbar of Storybook. */
const storyGlobals = Object.fromEntries(
  (process.env.STORIES ?? '').split(',').flatMap(one => {
    const [name, value] = one.split(':')
    return name && value ? [[name, value]] : []
  }),
)

/** A story is judged as it stands: on a busy machine one was looked at half faded in. Movement is the business of the browser tests. */
async function stories(name: string, initialGlobals: Readonly<Record<string, string>>, ...include: string[]) {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return {
    plugins: [
      storybookTest({
        configDir: '.storybook',
        storybookScript: 'storybook dev --no-open',
        initialGlobals,
        tags: { ...(include.length > 0 ? { include } : {}), exclude: isFull ? [] : [NIGHT_TAG] },
      }),
    ],
    test: { ...projectDefaults, ...secondTry, name, isolate: false, browser: chromium('reduce') },
  } satisfies TestProjectInlineConfiguration
}

/** All stories with the initial settings of the toolbar; at night the tagged ones with the others too. */
const storybook = () =>
  Promise.all([
    stories('storybook', storyGlobals),
    ...(isFull
      ? Object.entries(toolbarSettings).map(([name, { globals }]) => stories(`storybook-${name}`, globals, TOOLBAR_TAG))
      : []),
  ])

/** Reading Storybook's configuration takes as long as hundreds of tests: only for those who play stories. */
const named = process.argv.filter((_, index, all) => all[index - 1] === '--project')
const playsStories = named.length === 0 || named.some(name => name.startsWith('storybook'))

/** Vitest begins with the largest files. These are small and take long: as the last ones they would leave a core idle. */
const LONG = /\/(wire\/conformance|wishlist\/paths|delivery\/refresh)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [
      ...sorted.filter(({ moduleId }) => LONG.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !LONG.test(moduleId)),
    ]
  }
}

export default defineConfig({
  // Vitest's own default leaves one core idle: half of a machine with two.
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [node, backend, examples, dom, browser, ...(playsStories ? await storybook() : [])],
  },
})
