import { inEachLocale } from '@shop/contract/locales'
import { lineOf } from '../values/text.ts'
import { CSV_COLUMNS, type CsvColumn, isRuined, NAMES, paramsOfCell, unescapeCell } from './csv-format.ts'
import { readCsvRows } from './csv-rows.ts'
import type { NoticeList } from './notice-list.ts'
import { readPlainText } from './plain-text.ts'
import { type RawOffer, UnreadableFeed } from './raw-offer.ts'

const REQUIRED: readonly CsvColumn[] = ['id', 'category', 'name_uk', 'price', 'stock']
const isColumn = (text: string): text is CsvColumn => CSV_COLUMNS.some(column => column === text)

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

/** Columns of a line of text. In another one but the descriptions and parameters markup is a fault. */
const LINES: readonly CsvColumn[] = ['brand', ...NAMES, 'colour', 'size']

function toRawOffer(
  line: number,
  columns: readonly (CsvColumn | null)[],
  record: readonly string[],
  notices: NoticeList,
): RawOffer {
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
    if (isRuined(column, written))
      faults.push({
        field: column,
        message: `«${written}» is what a spreadsheet has left of another value: format the column as text and enter it again.`,
      })
  }
  const readPlain = (column: CsvColumn) => {
    const read = readPlainText(cells.get(column) ?? '')
    for (const name of read.unread) notices.add(line, `<${name}> in ${column} was not read: it is no text.`)
    return read
  }
  const cell = (column: CsvColumn) => {
    const { text, elements } = readPlain(column)
    const [first] = elements
    if (first !== undefined && !LINES.includes(column))
      faults.push({ field: column, message: `There is the element <${first}> inside: only a text is read.` })
    return lineOf(text) || null
  }
  const text = (column: CsvColumn) => cells.get(column) ?? null
  const params = text('params')
  readPlain('params')
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
    names: inEachLocale(lang => cell(`name_${lang}`)),
    descriptions: inEachLocale(lang => text(`description_${lang}`)),
    colour: cell('colour'),
    size: cell('size'),
    pictures: text('pictures')?.split(/\s+/) ?? null,
    params: params === null ? null : paramsOfCell(params),
    faults,
  }
}

/** Reads the rows of a CSV file one by one. Throws `UnreadableFeed` when its header or a row cannot be read. */
export async function* readCsv(path: string, notices: NoticeList): AsyncGenerator<RawOffer> {
  let columns: (CsvColumn | null)[] | null = null
  for await (const { line, record } of readCsvRows(path, notices)) {
    if (columns === null) columns = headerOf(line, record)
    else yield toRawOffer(line, columns, record, notices)
  }
}
