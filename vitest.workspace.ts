// Vitest reads this as its configuration: `vitest run --config vitest.workspace.ts` (vitest.config.ts points here).

import { existsSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { TOOLBAR_TAG, toolbarSettings } from './.storybook/pictures/toolbar.ts'
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

/** Projects inherit nothing from the root. The defaults, one second and five for a whole test, are too short on a busy machine. */
const patient = { expect: { poll: { timeout: 15_000 } }, testTimeout: 60_000, hookTimeout: 120_000 }

const node: TestProjectInlineConfiguration = {
  test: {
    ...patient,
    name: 'node',
    environment: 'node',
    isolate: false,
    include: [
      'packages/*/{src,examples}/**/*.test.ts',
      'apps/*/{src,app,server}/**/*.test.ts',
      'apps/store/*.test.ts',
      'tools/**/*.test.ts',
    ],
    exclude: ['apps/backend/src/**/*.test.ts'],
  },
}

/** Real databases and real HTTP: slower to start, so on their own and with more patience. */
const backend: TestProjectInlineConfiguration = {
  test: {
    ...patient,
    name: 'backend',
    environment: 'node',
    include: ['apps/backend/src/**/*.test.ts'],
    exclude: process.env.TESTS === 'full' ? [] : ['**/*.night.*'],
    isolate: false,
    globalSetup: ['apps/backend/src/testing/global-setup.ts'],
  },
}

/** The folder `examples`: installs, builds, starts and clicks through each of them; the packages must be built. */
const examples: TestProjectInlineConfiguration = {
  test: {
    ...patient,
    name: 'examples',
    environment: 'node',
    include: ['examples/*.test.ts'],
    testTimeout: 240_000,
  },
}

const dom: TestProjectInlineConfiguration = {
  plugins: [vanillaExtractPlugin()],
  test: {
    ...patient,
    name: 'dom',
    environment: 'jsdom',
    isolate: false,
    include: ['packages/*/{src,examples}/**/*.test.tsx', 'apps/store/app/**/*.test.tsx'],
    exclude: ['**/*.browser.test.tsx'],
    setupFiles: ['.storybook/vitest.dom.setup.ts'],
  },
}

const browser: TestProjectInlineConfiguration = {
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    ...patient,
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
const stories = (name: string, initialGlobals: Readonly<Record<string, string>>, ...include: string[]) =>
  ({
    plugins: [
      storybookTest({
        configDir: '.storybook',
        storybookScript: 'storybook dev --no-open',
        initialGlobals,
        ...(include.length > 0 ? { tags: { include } } : {}),
      }),
    ],
    test: { ...patient, name, isolate: false, browser: chromium('reduce') },
  }) satisfies TestProjectInlineConfiguration

/** All stories with the initial settings of the toolbar, and the tagged ones with the others. */
const storybook = (): TestProjectInlineConfiguration[] => [
  stories('storybook', storyGlobals),
  ...Object.entries(toolbarSettings).map(([name, { globals }]) => stories(`storybook-${name}`, globals, TOOLBAR_TAG)),
]

export default defineConfig({
  // Vitest's own default leaves one core idle: half of a machine with two.
  test: {
    maxWorkers: '100%',
    projects: [node, backend, examples, dom, browser, ...(existsSync('.storybook/main.ts') ? storybook() : [])],
  },
})
