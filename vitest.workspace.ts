// Vitest reads this as its configuration: `vitest run --config vitest.workspace.ts` (vitest.config.ts points here).

import { existsSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumFlags, findChromium } from './tools/chromium.ts'

const executablePath = findChromium()

/** Made anew for each project: Vitest writes the project's name into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags } }),
})

const node: TestProjectInlineConfiguration = {
  test: {
    name: 'node',
    environment: 'node',
    include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,app,server}/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['apps/backend/src/**/*.test.ts'],
  },
}

/** Real databases and real HTTP: slower to start, so on their own and with more patience. */
const backend: TestProjectInlineConfiguration = {
  test: {
    name: 'backend',
    environment: 'node',
    include: ['apps/backend/src/**/*.test.ts'],
    globalSetup: ['apps/backend/src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}

const dom: TestProjectInlineConfiguration = {
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'dom',
    environment: 'jsdom',
    include: ['packages/*/src/**/*.test.tsx', 'apps/store/app/**/*.test.tsx'],
    exclude: ['**/*.browser.test.tsx'],
    setupFiles: ['.storybook/vitest.dom.setup.ts'],
  },
}

const browser: TestProjectInlineConfiguration = {
  plugins: [react(), vanillaExtractPlugin()],
  test: { name: 'browser', include: ['packages/*/src/**/*.browser.test.tsx'], browser: chromium() },
}

const storybook = (): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'storybook dev --no-open' })],
  test: { name: 'storybook', browser: chromium() },
})

export default defineConfig({
  // Vitest's own default leaves one core idle: half of a machine with two.
  test: {
    maxWorkers: '100%',
    projects: [node, backend, dom, browser, ...(existsSync('.storybook/main.ts') ? [storybook()] : [])],
  },
})
