import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../tools/chromium.ts'

const port = Number(process.env.CHECKS_PORT ?? 4175)
const executablePath = findChromium()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/checks',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'uk-UA',
    reducedMotion: 'reduce',
    reuseContext: true,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  },
  webServer: {
    command: 'node ../pictures/serve.ts',
    url: `http://127.0.0.1:${port}/index.json`,
    env: { PICTURES_PORT: String(port) },
    reuseExistingServer: false,
  },
})
