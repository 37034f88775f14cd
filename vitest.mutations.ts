// Vitest for `pnpm mutations`: one project, because Stryker starts it once for each of its processes.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['apps/backend/src/**/*.test.ts', 'apps/store/server/*.test.ts'],
    exclude: ['**/*.night.*', '**/node_modules/**'],
    globalSetup: ['apps/backend/src/testing/global-setup.ts'],
    env: { DATABASES: 'Postgres' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
