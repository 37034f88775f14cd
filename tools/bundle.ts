// Bundles a module as an application would, to weigh what a browser fetches for it.
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

interface Bundle {
  /** After gzip, with all dependencies but React. */
  kilobytes: number
  modules: string[]
}

/**
 * Bundles the text of a module, minified. Set `NODE_ENV` to `production` before: otherwise Vite takes the development builds of
 * dependencies.
 */
export async function bundle(text: string): Promise<Bundle> {
  const page = 'virtual:page'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'page', resolveId: id => (id === page ? id : null), load: id => (id === page ? text : null) }],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: page, preserveEntrySignatures: 'strict', external: /^react(-dom)?($|\/)/ },
    },
  })
  const outputs = [built].flat().flatMap(output => ('output' in output ? output.output : []))
  const chunks = outputs.filter(part => part.type === 'chunk')
  return {
    kilobytes: chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  }
}
