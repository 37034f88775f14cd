// docs/protections.md, written from the lists: `node tools/protections/runner/page.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../source-files.ts'
import type { Protection } from '../protection.ts'
import { allProtections } from './all.ts'
import { bars, coming } from './bars.ts'

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

/** The page as it should be. */
export function pageOf(protections: readonly Protection[]): string {
  const sections = bars.map((name, index) => {
    const bar = index + 1
    const rows = protections.filter(protection => protection.bar === bar).map(row)
    const later = coming
      .filter(one => one.bar === bar)
      .map(({ what, comesWith }) => `- Comes with ${comesWith}: ${what}`)
    const table =
      rows.length > 0 ? ['| protects | taken out by | the test that fails then |', '| --- | --- | --- |', ...rows] : []
    return [`## ${bar}. ${name}`, '', ...table, ...(rows.length > 0 && later.length > 0 ? [''] : []), ...later].join(
      '\n',
    )
  })
  return `# What protects the shop, and the test that fails without it

Each protection is taken out once in a copy of the tree, and a test of \`npm test\` must fail then: \`pnpm test:long protections\`, or \`pnpm test:long protections 8\` for one of the sections, or with a word of it.
This page is written from \`tools/protections/*.ts\` by \`node tools/protections/runner/page.ts\`.

${sections.join('\n\n')}
`
}

/** What the page holds now. */
export const pageNow = (): string => readFileSync(PAGE, 'utf8')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(PAGE, pageOf(await allProtections()))
