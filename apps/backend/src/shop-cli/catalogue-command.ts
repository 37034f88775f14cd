import { statSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { count, eq, sql } from 'drizzle-orm'
import { WrongCategoryMap } from '../catalogue-feed/category-map.ts'
import type { Difference } from '../catalogue-feed/compare.ts'
import { exportFeed } from '../catalogue-feed/export-feed.ts'
import { type FeedFormat, ImportRunning, importFeed, isEmptyDifference } from '../catalogue-feed/import-feed.ts'
import { NoticeList } from '../catalogue-feed/notice-list.ts'
import { ProblemList, problemText } from '../catalogue-feed/problem-list.ts'
import { product_pictures, settings } from '../db/schema/index.ts'
import { importGoods } from '../goods-files/index.ts'
import { WrongFiles } from '../values/data-folder.ts'
import { oneLine } from '../values/printable.ts'
import { area, command, type Options } from './arguments.ts'
import { type CommandContext, CommandError, DRY_RUN, listText, refusal, table } from './command.ts'

const importOptions = {
  '--format <format>': 'without it, by the extension of the file',
  '--dry-run': 'only shows what would change',
  '--hide-missing': 'hides products that the file has not, and sells out their missing sizes',
  '--categories <file>': 'CSV with lines: category in the feed;address in the shop',
  '--stock <units>': 'stock of offers that are available without a number',
  '--report <file>': 'writes everything that is wrong to a file',
  '--most <problems>': 'problems that are printed; 50 without it',
} as const

const EXTENSIONS: Readonly<Record<string, FeedFormat>> = { '.xml': 'yml', '.yml': 'yml', '.csv': 'csv' }

function formatOf(file: string, format: FeedFormat | undefined): FeedFormat {
  const known = format ?? EXTENSIONS[extname(file).toLowerCase()]
  if (!known) throw new CommandError(`The name of ${file} does not tell its format: say --format yml or csv.`)
  return known
}

function existingFile(folder: string, file: string): string {
  const path = resolve(folder, file)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new CommandError(`There is no file ${path}.`)
  return path
}

/** Takes a folder of files of models: everything that the shop knows of goods. */
async function importModels({ longQuery, originals, clock }: CommandContext, folder: string, isDryRun: boolean) {
  const { models, added, changed } = await longQuery(db =>
    importGoods(db, folder, { isDryRun, originals, now: clock() }),
  )
  const rows = [...added.map(code => [code, 'new']), ...changed.map(code => [code, 'changed'])]
  if (rows.length === 0) return `Nothing changes: the shop has ${counted(models, 'model')} as the files say.`
  return `${table(rows)}\n${isDryRun ? DRY_RUN : `Done: ${counted(rows.length, 'product')}.`}`
}

/** Errors of files are the operator's; others are faults. */
const refuse = (what: string) => (error: unknown) => {
  const isOfFile = error instanceof Error && 'path' in error && 'code' in error
  throw isOfFile ? new CommandError(`${what}: ${error.message}.`) : error
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

type Examples = Difference['missing']['examples']

/** What differs, one line each with examples. */
function describe(difference: Difference, isHiding: boolean): string {
  const { offers, added, changed, missing } = difference
  const example = ({ code, before, after }: Examples[number]) => {
    if (before !== null) return `${code} ${before} → ${after ?? 'none'}`
    return after === null ? code : `${code} «${after}»`
  }
  const row = (label: string, count: number, examples: Examples | null) => ({
    Products: label,
    Count: count,
    '': examples ? examples.map(example).join('; ') + (count > examples.length ? ' …' : '') : '',
  })
  const rows = [
    row('added', added.count, added.examples),
    ...changed.map(({ change, count, examples }) => row(`changed: ${change}`, count, examples)),
    row(isHiding ? 'hidden' : 'not in the file, stay', missing.products, missing.examples),
    row(isHiding ? 'sizes sold out' : 'sizes not in the file, stay', missing.sizes, null),
  ].filter(({ Count: count }) => count > 0)
  return `The file has ${counted(offers, 'offer')}.${rows.length > 0 ? `\n${listText(rows)}` : ''}`
}

/** What is told of a file without being wrong. */
function noticesText(notices: NoticeList): string[] {
  const lines = notices.lines().map(oneLine)
  return lines.length > 0 ? ['Not read, or read otherwise than written:', ...lines] : []
}

async function importCatalogue(
  context: CommandContext,
  file: string,
  { dryRun = false, most = 50, hideMissing: isHiding = false, ...ofFeed }: Options<typeof importOptions>,
): Promise<string> {
  const { longQuery, workingDirectory, confirm } = context
  const { format, categories, stock, report } = ofFeed
  const folder = resolve(workingDirectory, file)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    if (isHiding || Object.values(ofFeed).some(option => option !== undefined))
      throw new CommandError('A folder of models takes --dry-run and --most only.')
    return importModels(context, folder, dryRun).catch(error => {
      throw error instanceof WrongFiles ? refusal(error.faults.map(oneLine), most) : error
    })
  }
  const path = existingFile(workingDirectory, file)
  const known = formatOf(file, format)
  const categoryMap = categories === undefined ? null : existingFile(workingDirectory, categories)
  const problems = new ProblemList(most, report === undefined ? null : resolve(workingDirectory, report))
  const notices = new NoticeList()
  const told = (difference: Difference) => [describe(difference, isHiding), ...noticesText(notices)].join('\n')
  const options = {
    path,
    format: known,
    categoryMap,
    defaultStock: stock ?? null,
    isHiding,
    confirm(found: Difference) {
      const hidden = isHiding ? found.missing.products : 0
      if (!dryRun && hidden > 0) confirm(`${told(found)}\n${counted(hidden, 'product')} will be hidden.`)
      return !dryRun
    },
    problems,
    notices,
  }
  const difference = await longQuery(db => importFeed(db, options))
    .catch(error => {
      const isRefused = error instanceof ImportRunning || error instanceof WrongCategoryMap
      throw isRefused ? new CommandError(error.message) : error
    })
    .finally(() => problems.close().catch(refuse('The report could not be written')))
  if (difference === null) {
    const rest = problems.count - problems.shown.length
    throw new CommandError(
      [
        `Nothing was changed: the file has ${counted(problems.count, 'problem')}.`,
        ...problems.shown.map(problemText),
        ...(rest > 0 ? [`… and ${rest} more${report === undefined ? ': --report FILE writes all' : ''}.`] : []),
        ...noticesText(notices),
      ].join('\n'),
    )
  }
  const text = told(difference)
  if (isEmptyDifference(difference, isHiding)) return `${text}\nNothing changes: the shop has all of it already.`
  if (dryRun) return `${text}\n${DRY_RUN}`
  return `${text}\nDone. New pictures are fetched in the background: pnpm shop catalogue pictures.`
}

async function exportCatalogue(context: CommandContext, file: string, { format }: { format?: FeedFormat }) {
  const { longQuery, mail, clock, workingDirectory } = context
  const path = resolve(workingDirectory, file)
  const known = formatOf(file, format)
  await longQuery(async db => {
    const [uk] = await db.select({ data: settings.data }).from(settings).where(eq(settings.lang, 'uk'))
    const shown = { publicUrl: mail.shopUrl, shopName: uk?.data.name ?? '', now: clock() }
    await exportFeed(db, { path, format: known, ...shown }).catch(refuse('The file could not be written'))
  })
  return `The catalogue is in ${path}.`
}

const MAX_LISTED = 50

/** How many pictures are still to be fetched, and which were given up. */
async function showPictures({ db }: CommandContext): Promise<string> {
  const [counts] = await db
    .select({
      waiting: count(product_pictures.next_at),
      fetched: count(product_pictures.picture),
      failed:
        sql`count(*) filter (where ${product_pictures.next_at} is null and ${product_pictures.picture} is null)`.mapWith(
          Number,
        ),
    })
    .from(product_pictures)
  const failures = await db
    .select({ Attempts: product_pictures.attempts, Error: product_pictures.error, Address: product_pictures.url })
    .from(product_pictures)
    .where(sql`${product_pictures.error} is not null and ${product_pictures.picture} is null`)
    .limit(MAX_LISTED)
  const { waiting = 0, fetched = 0, failed = 0 } = counts ?? {}
  return `${fetched} fetched, ${waiting} waiting, ${failed} given up.\n${listText(failures)}`.trimEnd()
}

export const catalogue = area('catalogue', 'takes goods from a file, or writes all goods to one', [
  command(
    'import <file>',
    'checks a YML feed, a CSV file or a folder of models and writes what differs to the shop; all or nothing',
    importCatalogue,
    importOptions,
  ),
  command('export <file>', 'writes the whole catalogue to a file that import reads back', exportCatalogue, {
    '--format <format>': 'without it, by the extension of the file',
  }),
  command(
    'pictures',
    'tells how many pictures of imported goods are still to be fetched, and which failed',
    showPictures,
  ),
])
