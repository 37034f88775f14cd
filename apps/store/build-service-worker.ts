// Bundles the service worker into build/client, with a version that changes with any built file.
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const client = fileURLToPath(new URL('build/client', import.meta.url))
// Names of built files change with their content.
const files = (await readdir(`${client}/assets`)).filter(name => !/\.(br|gz)$/.test(name)).sort()
const version = createHash('sha256').update(files.join()).digest('base64url').slice(0, 12)

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { SHOP_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: client,
    emptyOutDir: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('service-worker/service-worker.ts', import.meta.url)),
      output: { entryFileNames: 'service-worker.js' },
    },
  },
})
