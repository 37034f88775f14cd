// Bundles what pages load by a fixed name into build/client: the service worker, with a version that changes with any built file, and
// the reports of web vitals.
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const client = fileURLToPath(new URL('build/client', import.meta.url))
// Names of built files change with their content.
const files = (await readdir(`${client}/assets`)).filter(name => !/\.(br|gz)$/.test(name)).sort()
const version = createHash('sha256').update(files.join()).digest('base64url').slice(0, 12)

for (const [name, source] of [
  ['service-worker.js', 'service-worker/service-worker.ts'],
  ['web-vitals.js', 'app/platform/vitals/report-vitals.ts'],
] as const)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SHOP_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(source, import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: name },
      },
    },
  })
