import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { catalogueLimits as limits } from '../db/schema/limits.ts'
import { CSV_COLUMNS, type CsvColumn, IDENTIFIERS, paramsOfCell, SHORTENED_NUMBER, unescapeCell } from './csv-format.ts'
import type { NoticeList } from './notice-list.ts'
import { type RawOffer, UnreadableFeed } from './raw-offer.ts'
import { encodingOfCsv, readText } from './read-text.ts'

const REQUIRED: readonly CsvColumn[] = ['id', 'category', 'name_uk', 'price', 'stock']
const isColumn = (text: string): text is CsvColumn => CSV_COLUMNS.some(column => column === text)

const Row = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

/** Bytes of one row, which bound the memory: all columns at their limits, each character of four bytes and doubled as a quote is. */
const MAX_ROW =
  8 *
  (3 * (limits.name + limits.description) +
    limits.characteristics * (2 * limits.paramName + limits.paramValue + 2) +
    limits.pictures * (limits.picture + 1) +
    2 * limits.code +
    2 * limits.group +
    1_000)

const SEPARATORS = [';', ',', '\t'] as const

/** The separator of Excel's line `sep=;`, which stands before the heading. */
const separatorLineOf = (start: string): { line: string; separator: string } | null => {
  const [line, separator] = /^sep=(.)\r?\n/i.exec(start) ?? []
  return line === undefined || separator === undefined ? null : { line, separator }
}

/** The sign that the heading has most often: Excel writes semicolons where the comma separates decimals, and tabs as text. */
function separatorOf(start: string): string {
  const [header = ''] = start.split('\n')
  const count = (separator: string) => header.split(separator).length
  return SEPARATORS.reduce((most, separator) => (count(separator) > count(most) ? separator : most))
}

function headerOf(line: number, record: readonly string[]): (CsvColumn | null)[] {
  const columns = record.map(name => name.trim().toLowerCase())
  const unknown = columns.filter(name => name !== '' && !isColumn(name))
  if (unknown.length > 0)
    throw new UnreadableFeed(line, 'header', `Unknown columns: ${unknown.map(name => `«${name}»`).join(', ')}.`)
  const missing = REQUIRED.filter(name => !columns.includes(name))
  if (missing.length > 0) throw new UnreadableFeed(line, 'header', `Columns are missing: ${missing.join(', ')}.`)
  const named = columns.filter(isColumn)
  if (new Set(named).size < named.length) throw new UnreadableFeed(line, 'header', 'A column is named twice.')
  return columns.map(name => (isColumn(name) ? name : null))
}

function toRawOffer(line: number, columns: readonly (CsvColumn | null)[], record: readonly string[]): RawOffer {
  const cells = new Map<CsvColumn, string>()
  const faults: RawOffer['faults'][number][] = []
  for (const [index, text] of record.entries()) {
    const column = columns[index] ?? null
    const written = text.replace(/\r\n?/g, '\n').trim()
    if (written === '') continue
    if (column === null) {
      faults.push({ field: 'row', message: `The cell «${written.slice(0, 40)}» stands in no named column.` })
      continue
    }
    cells.set(column, unescapeCell(column, written))
    if (IDENTIFIERS.has(column) && SHORTENED_NUMBER.test(written))
      faults.push({
        field: column,
        message: `«${written}» is what a spreadsheet has left of a long number: format the column as text and enter it again.`,
      })
  }
  /** Line ends and the indents around them are a space. */
  const cell = (column: CsvColumn) => cells.get(column)?.replace(/ *[\t\n]\s*/g, ' ') || null
  const text = (column: CsvColumn) => cells.get(column) ?? null
  const params = text('params')
  return {
    line,
    id: cell('id') ?? '',
    group: cell('group'),
    code: cell('code'),
    available: null,
    stock: cell('stock'),
    price: cell('price'),
    oldPrice: cell('old_price'),
    currency: cell('currency') ?? 'UAH',
    category: cell('category'),
    brand: cell('brand'),
    names: { uk: cell('name_uk'), ru: cell('name_ru'), en: cell('name_en') },
    descriptions: { uk: text('description_uk'), ru: text('description_ru'), en: text('description_en') },
    colour: cell('colour'),
    size: cell('size'),
    pictures: text('pictures')?.split(/\s+/) ?? null,
    params: params === null ? null : paramsOfCell(params),
    faults,
  }
}

/**
 * Reads the rows of a CSV file one by one, as spreadsheets write it. Throws `UnreadableFeed` when its header or a row cannot be read.
 */
export async function* readCsv(path: string, notices: NoticeList): AsyncGenerator<RawOffer> {
  const encoding = await encodingOfCsv(path)
  const text = readText(path, encoding)
  const first = await text.next()
  const start = first.done ? '' : first.value
  if (start.trim() === '') throw new UnreadableFeed(1, 'file', 'The file is empty.')
  if (encoding !== 'utf-8') notices.add(1, `The file was read as ${encoding}.`)
  const stated = separatorLineOf(start)
  const content = stated ? start.slice(stated.line.length) : start
  const parser = parse({
    delimiter: stated?.separator ?? separatorOf(content),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
  })
  async function* all() {
    yield content
    yield* text
  }
  let failure: unknown = null
  const reading = pipeline(Readable.from(all()), parser).catch(error => {
    failure = error
  })
  let columns: (CsvColumn | null)[] | null = null
  const skipped = stated ? 1 : 0
  let line = 1 + skipped
  try {
    for await (const row of parser) {
      const { record, info } = Row.parse(row)
      const linesInside = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      const own = info.lines + skipped - linesInside
      if (columns === null) columns = headerOf(own, record)
      else if (record.some(cell => cell.trim() !== '')) yield toRawOffer(own, columns, record)
      line = info.lines + skipped + 1
    }
    await reading
    if (failure !== null) throw failure
  } catch (error) {
    if (failure instanceof UnreadableFeed) throw failure
    if (!(error instanceof CsvError)) throw error
    const wrong =
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'A quote is not closed: the file ends too early.' : error.message
    throw new UnreadableFeed(line, 'row', wrong)
  }
}
