import { defaultLocale, type Locale, locales } from '@shop/contract/locales'
import { type Command, Option } from 'commander'
import type { ContentKind } from '../content/entry.ts'
import type { Wiring } from './arguments.ts'
import { exportFiles, importFiles, listContent, removeContent, setField, showContent } from './content-command.ts'

const language = (text: string) => new Option('--lang <language>', text).choices([...locales])

const texts = {
  page: { what: 'pages of text', name: 'last part of the address: delivery' },
  news: { what: 'articles of the news', name: 'last part of the address' },
} as const

function addKind(
  program: Command,
  kind: ContentKind,
  { connect, say, isConfirmed, workingDirectory }: Wiring,
): Command {
  const { what, name } = texts[kind]
  const area = program.command(kind).description(`lists, shows, changes and removes ${what}`)
  area
    .command('list', { isDefault: true })
    .description(`lists the ${what}`)
    .action(async () => say(await listContent(await connect(), kind)))
  area
    .command('show')
    .description('prints the Markdown file of one language')
    .argument('<name>', name)
    .addOption(language('language of the file').default(defaultLocale))
    .action(async (slug: string, { lang }: { lang: Locale }) =>
      say(await showContent(await connect(), kind, slug, lang)),
    )
  area
    .command('set')
    .description('changes one field; body is Markdown, picture a file, an https address or none')
    .argument('<name>', name)
    .argument('<field>', 'a field of the header, or body')
    .argument('<value>', 'the value; empty: none')
    .addOption(language('language of the field'))
    .action(async (slug: string, field: string, value: string, { lang }: { lang?: Locale }) =>
      say(await setField(await connect(), { kind, slug, field, value, lang }, workingDirectory)),
    )
  area
    .command('import')
    .description('checks Markdown files, name.uk.md, and writes what differs to the shop; all or nothing')
    .argument('<paths...>', 'files, or folders of files')
    .option('--dry-run', 'only shows what would change')
    .action(async (paths: string[], { dryRun }: { dryRun?: true }) =>
      say(await importFiles(await connect(), { kind, paths, isDryRun: dryRun === true }, workingDirectory)),
    )
  area
    .command('export')
    .description('writes the Markdown files, which import reads back, and the pictures')
    .argument('<folder>', 'the folder; it is made when there is none')
    .argument('[names...]', 'those to be written; all when none is named')
    .action(async (folder: string, slugs: string[]) =>
      say(await exportFiles(await connect(), { kind, folder, slugs }, workingDirectory)),
    )
  area
    .command('remove')
    .description('removes it in every language')
    .argument('<name>', name)
    .option('-y, --yes', 'does not ask')
    .action(async (slug: string, { yes }: { yes?: true }) =>
      say(await removeContent(await connect(), kind, slug, isConfirmed || yes === true)),
    )
  return area
}

export const addPages = (program: Command, wiring: Wiring): void => {
  addKind(program, 'page', wiring)
}

export function addNews(program: Command, wiring: Wiring): void {
  const { connect, say, workingDirectory } = wiring
  addKind(program, 'news', wiring)
    .command('publish')
    .description('sets when an article is shown from; before that it is nowhere')
    .argument('<name>', texts.news.name)
    .argument('<date>', 'a day, or a day and time in Kyiv: "2026-12-01 10:00"')
    .action(async (slug: string, value: string) =>
      say(
        await setField(
          await connect(),
          { kind: 'news', slug, field: 'date', value, lang: defaultLocale },
          workingDirectory,
        ),
      ),
    )
}
