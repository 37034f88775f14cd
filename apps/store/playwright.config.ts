import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../tools/chromium.ts'
import { isFull } from './e2e/projects.ts'

// 4173 is nobody's default; PLAYWRIGHT_PORT moves it when two suites must run side by side.
const port = Number(process.env.PLAYWRIGHT_PORT ?? 4173)
const executablePath = findChromium()

/** A new shop for every run. */
function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
// The workers read this file too and find the folder already chosen.
const dataDir = process.env.SHOP_E2E_DATA ?? createDataDir()
process.env.SHOP_E2E_DATA = dataDir

const nightFiles = isFull ? [] : ['**/*.night.spec.ts']

const size = (width: number, height: number) => ({ viewport: { width, height } })

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  // What passes only at the second try is listed at the end of `npm test`.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'uk-UA',
    // Requests of a service worker cannot be routed; `service-worker.spec.ts` allows it.
    serviceWorkers: 'block',
    reuseContext: true,
    // Recording one of every test costs a sixth of the run.
    trace: 'on-first-retry',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  },
  projects: [
    {
      name: 'desk',
      use: size(1440, 900),
      testIgnore: nightFiles,
      grepInvert: isFull ? /@phone/ : /@(phone|small|night)/,
    },
    {
      name: 'phone',
      use: { ...size(390, 844), hasTouch: true, isMobile: true },
      grep: isFull ? /./ : /@(phone|small)/,
      grepInvert: isFull ? /@desk/ : /@night/,
      // The same on every screen: what happens between page and backend, mailed links, a keyboard.
      testIgnore: [
        ...nightFiles,
        '**/checkout-by-keyboard.night.spec.ts',
        '**/flows-cart*.spec.ts',
        '**/flows-checkout-interruptions*.spec.ts',
        '**/newsletter-mail.spec.ts',
        '**/stock-requests.night.spec.ts',
      ],
    },
  ],
  webServer: {
    command: 'node e2e/seed.ts && node --conditions=built server.ts --production',
    url: `http://127.0.0.1:${port}/readyz`,
    // Without `NODE_ENV`, as `npm start` starts it.
    env: { NODE_ENV: '', PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
