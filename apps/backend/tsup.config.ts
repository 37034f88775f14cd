import { defineConfig } from 'tsup'

// What production runs; development and tests run the sources.
export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts', 'src/shop.ts'],
  outDir: 'build',
  format: 'esm',
  target: 'node22',
  clean: true,
  // Node parses the package.json of a package for each of its modules and importers; that of Drizzle has 180 kB (docs/performance.md).
  noExternal: ['drizzle-orm'],
})
