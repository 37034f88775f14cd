import { defineConfig } from '@playwright/test'
import { chromiumFlags, needFullChromium } from '../../tools/chromium.ts'

const port = Number(process.env.PICTURES_PORT ?? 4174)
// The accepted pictures were taken with it.
const executablePath = needFullChromium()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  fullyParallel: true,
  timeout: 120_000,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  // A whole page takes seconds on a busy machine.
  expect: {
    timeout: 30_000,
    // Anti-aliasing may differ by a few pixels between browser builds; a border that moves is hundreds.
    toHaveScreenshot: { maxDiffPixels: 20, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    reducedMotion: 'reduce',
    reuseContext: true,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumFlags, '--font-render-hinting=none'],
    },
  },
  webServer: {
    command: 'node serve.ts',
    url: `http://127.0.0.1:${port}/index.json`,
    env: { PICTURES_PORT: String(port) },
    reuseExistingServer: false,
  },
})
