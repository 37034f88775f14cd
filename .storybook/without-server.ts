import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Names that a module exports by declarations, or hands on from another. */
export function exportedNames(text: string): string[] {
  const declared = [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)]
  const handedOn = [...text.matchAll(/^export \{([^}]+)\} from/gm)].flatMap(([, list = '']) => [
    ...list.matchAll(/(?:^|,)\s*(?:\w+ as )?(?!type )(\w+)\s*(?=,|$)/g),
  ])
  return [...declared, ...handedOn].flatMap(([, name]) => name ?? [])
}

/**
 * What only the shop's server has, which React Router's own plugin leaves out of the browser's bundle together with the loaders: here
 * its exports are there and undefined, as no story calls a loader.
 */
export const withoutServer: Plugin = {
  name: 'without-server',
  enforce: 'pre',
  load: id =>
    /\/apps\/store\/app\/.*\.server\.tsx?$/.test(id)
      ? exportedNames(readFileSync(id, 'utf8'))
          .map(name => `export const ${name} = undefined`)
          .join('\n')
      : undefined,
}
