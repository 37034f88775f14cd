// The public API as text, one file per entry in `api/`: a change of it shows in a review and asks for a changeset.
// `node build.ts && node api-report.ts` writes it, the list of components and the design tokens; tests compare them with what
// is built.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentDocs } from './component-docs.ts'
import { designTokens } from './src/theme/design-tokens.ts'

const dist = join(import.meta.dirname, 'dist')
export const reports = join(import.meta.dirname, 'api')

const declarations = (file: string) =>
  readFileSync(join(dist, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter(line => line.trim() !== '' && line.trim() !== 'export {};' && !line.startsWith('import '))
    .join('\n')

/** The report of every entry, from the declarations that are built: file name to text. */
export function reportEntries(): Record<string, string> {
  const entries = globSync('*/index.d.ts', { cwd: dist }).map(file => file.split('/')[0] ?? file)
  return Object.fromEntries(
    [...entries, 'messages'].sort().map(entry => {
      const files = globSync(`${entry}/*.d.ts`, { cwd: dist })
        .filter(file => !file.endsWith('.data.d.ts'))
        .sort()
      const parts = files.map(file => `// ${file.slice(entry.length + 1)}\n${declarations(file)}`)
      return [`${entry}.md`, `# @shop/ui/${entry}\n\n\`\`\`ts\n${parts.join('\n\n')}\n\`\`\`\n`]
    }),
  )
}

if (import.meta.main) {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports)
  for (const [file, text] of Object.entries(reportEntries())) writeFileSync(join(reports, file), text)
  writeFileSync(join(import.meta.dirname, 'docs/components.md'), await componentDocs())
  const tokens = join(import.meta.dirname, 'src/theme/tokens.json')
  writeFileSync(tokens, `${JSON.stringify(designTokens(), null, 2)}\n`)
}
