// Generates docs/protections.md: `node tools/protections/runner/page.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../source-files.ts'
import type { Protection } from '../protection.ts'
import { allProtections } from './all.ts'
import { planned, sectionTitles } from './sections.ts'

export const PAGE = join(root, 'docs/protections.md')

const code = (text: string): string => {
  const line = text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``
}

const changeOf = ({ file, find, replace }: Protection['removal'][number]): string =>
  `${file}: ${replace.trim() ? `${code(find)} becomes ${code(replace)}` : `without ${code(find)}`}`

const row = ({ protects, removal, caughtBy }: Protection): string =>
  `| ${protects.replaceAll('|', '\\|')} | ${removal.map(changeOf).join('; ')} | ${caughtBy.file}: ${code(caughtBy.title)} |`

/** Content of the page. */
export function pageOf(protections: readonly Protection[]): string {
  const sections = sectionTitles.map((name, index) => {
    const section = index + 1
    const rows = protections.filter(protection => protection.section === section).map(row)
    const missing = planned
      .filter(one => one.section === section)
      .map(({ what, feature }) => `- To be added with ${feature}: ${what}`)
    const table =
      rows.length > 0
        ? ['| protection | removed by | test that fails without it |', '| --- | --- | --- |', ...rows]
        : []
    return [
      `## ${section}. ${name}`,
      '',
      ...table,
      ...(rows.length > 0 && missing.length > 0 ? [''] : []),
      ...missing,
    ].join('\n')
  })
  return `# Protections, and the test that fails without each

\`pnpm test:long protections\` removes one protection after the other in a copy of the repository; a test of \`npm test\` must fail each time (a mutation test). An argument selects a section (\`pnpm test:long protections 8\`) or entries that contain a text.
This page is generated from \`tools/protections/*.ts\` by \`node tools/protections/runner/page.ts\`.

${sections.join('\n\n')}
`
}

/** The present file. */
export const readPage = (): string => readFileSync(PAGE, 'utf8')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(PAGE, pageOf(await allProtections()))
