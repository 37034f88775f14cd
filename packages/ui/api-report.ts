// The public API as text, one file per entry in `api/`: a change of it shows in a review and asks for a changeset.
// `node build.ts && node api-report.ts` writes it, the list of components and the design tokens; tests compare them with what
// is built.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { componentDocs } from './component-docs.ts'
import { designTokens } from './src/theme/design-tokens.ts'

export const reports = join(import.meta.dirname, 'api')

/** Statements of the declarations of a module, without comments: each begins a line. */
const statementsOf = (file: string): string[] =>
  readFileSync(file.replace(/\.(tsx?|js)$/, '.d.ts'), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/\n(?=(?:export|declare|interface|type|import)\b)/)
    .map(statement => statement.replaceAll(/\n\s*(?=\n|$)/g, '').trim())

/** What a statement declares, exported or not. */
const declaredBy = (statement: string): string | undefined =>
  /^(?:export )?(?:declare )?(?:const|function|class|interface|type|enum) (\w+)/.exec(statement)?.[1]

interface Exported {
  /** Module of the declaration. */
  readonly file: string
  readonly text: string
}

/** Names in braces: `{ A as B, type C }` is `[['A', 'B'], ['C', 'C']]`. */
const namesIn = (list: string): [own: string, exported: string][] =>
  list
    .split(',')
    .map(name => name.trim().replace(/^type /, ''))
    .filter(name => name !== '')
    .map(name => {
      const [own = '', exported = own] = name.split(' as ')
      return [own, exported]
    })

/** Declarations of a name in a module, in those that it passes on, or in those that it imports from. */
function find(file: string, name: string): readonly Exported[] {
  const statements = statementsOf(file)
  const own = statements.filter(statement => declaredBy(statement) === name)
  if (own.length > 0) return own.map(text => ({ file, text }))
  return statements.flatMap(statement => {
    const [, list = '', from] = /^(?:import|export)(?: type)? \{([^}]*)\} from '(\.[^']+)'/.exec(statement) ?? []
    const [named] = namesIn(list).find(([, exported]) => exported === name) ?? []
    return from && named ? find(join(file, '..', from), named) : []
  })
}

/** The declarations of what a module exports, and nothing else of the modules behind it. */
function exportsOf(file: string): readonly Exported[] {
  return statementsOf(file).flatMap((statement): readonly Exported[] => {
    const [, all] = /^export \* from '(\.[^']+)'/.exec(statement) ?? []
    if (all) return exportsOf(join(file, '..', all))
    const [, space] = /^export \* as \w+ from '(\.[^']+)'/.exec(statement) ?? []
    if (space) {
      const parts = statementsOf(join(file, '..', space)).map(text => ({ file: join(file, '..', space), text }))
      return [{ file, text: statement }, ...parts]
    }
    const [, list, from] = /^export(?: type)? \{([^}]*)\}(?: from '(\.[^']+)')?/.exec(statement) ?? []
    if (list !== undefined)
      return namesIn(list).flatMap(([own, exported]) => {
        const found = find(from ? join(file, '..', from) : file, own)
        return own === exported ? found : [...found, { file, text: `export { ${own} as ${exported} };` }]
      })
    return statement.startsWith('export ') && declaredBy(statement) ? [{ file, text: statement }] : []
  })
}

/** Modules of the entries under a name, as the package exports them. */
function modulesOf(dist: string, entry: string): string[] {
  if (entry !== 'messages') return [join(dist, entry, 'index.ts')]
  return globSync('messages/{uk,ru,en,format}.d.ts', { cwd: dist })
    .map(file => join(dist, file.replace('.d.ts', '.ts')))
    .sort()
}

/** The report of every entry, from the declarations in a folder: file name to text. */
export function reportEntries(dist: string): Record<string, string> {
  const entries = globSync('*/index.d.ts', { cwd: dist }).map(file => file.split('/')[0] ?? file)
  const reported = [...entries, 'messages']
    .sort()
    .map(entry => [entry, modulesOf(dist, entry).flatMap(exportsOf)] as const)
  const known = new Set(reported.flatMap(([, found]) => found.map(({ text }) => text)))
  const rest = exportsOf(join(dist, 'index.ts')).filter(({ text }) => !known.has(text))
  return Object.fromEntries(
    [...reported, ['root', rest] as const].map(([entry, found]) => {
      const parts = [...new Set(found.map(({ file }) => file))].map(file => {
        const own = found.filter(exported => exported.file === file).map(({ text }) => text)
        return `// ${relative(dist, file).replace(`${entry}/`, '')}\n${[...new Set(own)].join('\n')}`
      })
      const name = entry === 'root' ? '@shop/ui' : `@shop/ui/${entry}`
      return [`${entry}.md`, `# ${name}\n\n\`\`\`ts\n${parts.join('\n\n')}\n\`\`\`\n`]
    }),
  )
}

if (import.meta.main) {
  const dist = join(import.meta.dirname, 'dist')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  for (const [file, text] of Object.entries(reportEntries(dist))) writeFileSync(join(reports, file), text)
  writeFileSync(join(import.meta.dirname, 'docs/components.md'), await componentDocs(dist))
  const tokens = join(import.meta.dirname, 'src/theme/tokens.json')
  writeFileSync(tokens, `${JSON.stringify(designTokens(), null, 2)}\n`)
}
