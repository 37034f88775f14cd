import type { FeedParam } from './raw-offer.ts'

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

/** Of an export: what Excel with Ukrainian settings opens as columns. */
export const CSV_DELIMITER = ';'

/** Columns of identifiers, which a spreadsheet may take for numbers. */
export const IDENTIFIERS: ReadonlySet<CsvColumn> = new Set(['id', 'group', 'code'])

/** `4,82E+12`: what is left of a long number that a spreadsheet has shortened. */
export const SHORTENED_NUMBER = /^\d+(?:[.,]\d+)?E\+?\d+$/i

/**
 * A spreadsheet runs a cell that begins with one of these signs, also after a separator when it splits the file at other signs than it was
 * written with. An apostrophe before them makes the cell a text.
 */
const FORMULA = /(^|[,;\t\n"])('*[=+\-@＝＋－＠])/g
const ESCAPED_FORMULA = /(^|[,;\t\n"])'('*[=+\-@＝＋－＠])/g

export function escapeCell(column: CsvColumn, text: string): string {
  const escaped = text.replace(FORMULA, "$1'$2")
  return IDENTIFIERS.has(column) && SHORTENED_NUMBER.test(text.replace(/^'+/, '')) ? `'${text}` : escaped
}

export const unescapeCell = (column: CsvColumn, text: string): string =>
  IDENTIFIERS.has(column) && SHORTENED_NUMBER.test(text.replace(/^'+/, ''))
    ? text.replace(/^'/, '')
    : text.replace(ESCAPED_FORMULA, '$1$2')

/** Lines `Season=Winter`; a sign `=` of a name is written `\=`. */
export const paramsCell = (params: readonly FeedParam[]): string =>
  params.map(({ name, value }) => `${name.replace(/[\\=]/g, '\\$&')}=${value}`).join('\n')

export function paramsOfCell(cell: string): FeedParam[] {
  return cell
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const [, name = '', value = ''] = /^((?:\\[\\=]|[^=])*)=?(.*)$/s.exec(line) ?? []
      return { name: name.replace(/\\([\\=])/g, '$1').trim(), value: value.trim() }
    })
}
