import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

// The theme only. Components are written by tsc, a file for a file: so 'use client' stays where it stands, and an index that
// gathers parts into a namespace stays free of it (a server component could not reach `Modal.Root` otherwise).
export default defineConfig({
  entry: ['src/theme/index.ts', 'src/theme/*.css.ts'],
  outDir: 'dist/theme',
  format: 'esm',
  target: 'es2022',
  splitting: true,
  dts: false, // tsup needs the JavaScript API of TypeScript <= 6 for it; tsc writes the declarations
  loader: { '.woff2': 'file' },
  // Published as they are named, so that a shop can preload them.
  esbuildOptions: options => {
    options.assetNames = 'fonts/[name]'
  },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
})
