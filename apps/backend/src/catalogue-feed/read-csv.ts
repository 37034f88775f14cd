import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { type FeedParam, type RawOffer, UnreadableFeed } from './raw-offer.ts'
import { readText } from './read-text.ts'

/** Columns in the order of an export. Only the required ones must be there; a column that is not leaves the shop's data as they are. */
export const CSV_COLUMNS = [
  'id',
  'group',
  'code',
  'category',
  'brand',
  'name_uk',
  'name_ru',
  'name_en',
  'colour',
  'size',
  'price',
  'old_price',
  'currency',
  'stock',
  'pictures',
  'params',
  'description_uk',
  'description_ru',
  'description_en',
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]

const REQUIRED: readonly CsvColumn[] = ['id', 'category', 'name_uk', 'price', 'stock']
const isColumn = (text: string): text is CsvColumn => CSV_COLUMNS.some(column => column === text)

const Row = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

/** Bytes of one row: bounds the memory. */
const MAX_ROW = 1_000_000

/** Excel writes semicolons where the comma separates decimals. */
function delimiterOf(start: string): string {
  const [header = ''] = start.split('\n')
  return header.split(';').length > header.split(',').length ? ';' : ','
}

/** «Season=Winter» in each line of the cell. */
function paramsOf(cell: string): FeedParam[] {
  return cell
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const at = line.indexOf('=')
      return at < 0 ? { name: line, value: '' } : { name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }
    })
}

function headerOf(record: readonly string[]): CsvColumn[] {
  const columns = record.map(name => name.trim().toLowerCase())
  const unknown = columns.filter(name => !isColumn(name))
  if (unknown.length > 0)
    throw new UnreadableFeed(1, 'header', `Unknown columns: ${unknown.map(name => `«${name}»`).join(', ')}.`)
  const missing = REQUIRED.filter(name => !columns.includes(name))
  if (missing.length > 0) throw new UnreadableFeed(1, 'header', `Columns are missing: ${missing.join(', ')}.`)
  if (new Set(columns).size < columns.length) throw new UnreadableFeed(1, 'header', 'A column is named twice.')
  return columns.filter(isColumn)
}

function toRawOffer(line: number, columns: readonly CsvColumn[], record: readonly string[]): RawOffer {
  const cells = new Map(columns.map((column, index) => [column, (record[index] ?? '').trim()]))
  const cell = (column: CsvColumn) => cells.get(column) || null
  const pictures = cell('pictures')
  const params = cell('params')
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
    descriptions: { uk: cell('description_uk'), ru: cell('description_ru'), en: cell('description_en') },
    colour: cell('colour'),
    size: cell('size'),
    pictures: pictures === null ? null : pictures.split(/\s+/),
    params: params === null ? null : paramsOf(params),
  }
}

/** Reads the rows of a CSV file one by one. Throws `UnreadableFeed` when its header or a row cannot be read. */
export async function* readCsv(path: string): AsyncGenerator<RawOffer> {
  const text = readText(path)
  const first = await text.next()
  const start = first.done ? '' : first.value
  if (start.trim() === '') throw new UnreadableFeed(1, 'file', 'The file is empty.')
  const parser = parse({ delimiter: delimiterOf(start), info: true, skip_empty_lines: true, max_record_size: MAX_ROW })
  async function* all() {
    yield start
    yield* text
  }
  let failure: unknown = null
  const reading = pipeline(Readable.from(all()), parser).catch(error => {
    failure = error
  })
  let columns: CsvColumn[] | null = null
  let line = 1
  try {
    for await (const row of parser) {
      const { record, info } = Row.parse(row)
      if (columns === null) columns = headerOf(record)
      else yield toRawOffer(line, columns, record)
      line = info.lines + 1
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
