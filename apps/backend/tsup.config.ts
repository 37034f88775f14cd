import { defineConfig, type Options } from 'tsup'

const shared: Options = {
  outDir: 'build',
  format: 'esm',
  target: 'node22',
}

// Node parses the package.json of a package for each of its modules and importers; that of Drizzle has 180 kB (docs/performance.md).
const drizzle = 'drizzle-orm'

// What production runs; development and tests run the sources.
export default defineConfig([
  // For the store, which imports the contract too.
  { ...shared, entry: ['src/index.ts'], noExternal: [drizzle] },
  // The contract is in sources: Node's compiler of TypeScript takes 20 MB.
  { ...shared, entry: ['src/main.ts', 'src/shop.ts'], noExternal: [drizzle, '@shop/contract'] },
])
