import { locales } from '@shop/contract/locales'
import { lineOf } from '../values/text.ts'
import { readPlainText, readValues, writePlainText } from './plain-text.ts'
import type { FeedParam } from './raw-offer.ts'

export const NAMES = locales.map(lang => `name_${lang}` as const)

/** Columns in the order of an export. Only the required ones must be there; a column that is not leaves the shop's data as they are. */
export const CSV_COLUMNS = [
  'id',
  'group',
  'code',
  'category',
  'brand',
  ...NAMES,
  'colour',
  'size',
  'price',
  'old_price',
  'currency',
  'stock',
  'pictures',
  'params',
  ...locales.map(lang => `description_${lang}` as const),
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]

/** Of an export: what Excel with Ukrainian settings opens as columns. */
export const CSV_DELIMITER = ';'

const IDENTIFIERS: readonly CsvColumn[] = ['id', 'group', 'code']
const LABELS: readonly CsvColumn[] = [...IDENTIFIERS, 'brand', ...NAMES, 'colour', 'size']

/** `4,82E+12` and `1,00E-05`, also with a space or a Cyrillic letter: what is left of a long number, or of a code like one. */
const SHORTENED_NUMBER = /^-?\d+(?:[.,]\d*)?(?:\s*[EЕ]\s*[+-]\s*|[EЕ])\d+$/iu
/** `#NAME?`, `#ЗНАЧ!`, `#N/A`, `#####`, `Err:509`: what is left of a text that was run, or has no room. */
const CELL_ERROR = /^(?:#(?:[\p{Lu}\d/'’]+[!?]|N\/A|Н\/Д|#+)|(?:Err|Помилка|Ошибка):\d{3})$/u
const MONTH =
  '(?:січ|лют|бер|квіт?|трав?|черв?|лип|серп?|вер|жовт?|лист?|груд?|янв|февр?|мар|апр|ма[йя]|ию[нл]|авг|сент?|окт|нояб?|дек|jan|feb|mar|apr|may|ju[nl]|aug|sep|oct|nov|dec)\\.?'
/** `10.дек`, `гру.12`: what is left of `10-12`. */
const NAMED_DATE = new RegExp(`^(?:\\d{1,2}[-. ]${MONTH}|${MONTH}[-. ]\\d{2})$`, 'i')
/** `01.02.2026`, `01.02.26`: the same, which an article may be. */
const NUMERIC_DATE = /^(?:\d{1,2}([./])\d{1,2}\1\d{4}|\d{1,2}\.\d{1,2}\.\d\d|\d{4}-\d\d-\d\d)$/

/** Whether a cell is what a spreadsheet has left of another value. */
export const isRuined = (column: CsvColumn, text: string): boolean =>
  ((IDENTIFIERS.includes(column) || column === 'size') && (SHORTENED_NUMBER.test(text) || NAMED_DATE.test(text))) ||
  (LABELS.includes(column) && CELL_ERROR.test(text)) ||
  (column === 'size' && NUMERIC_DATE.test(text))

/**
 * A spreadsheet runs a cell that begins with one of these signs, also after a separator when it splits the file at other signs than it was
 * written with. An apostrophe before them makes the cell a text.
 */
const FORMULA = /(^|[,;\t\n"])('*[=+\-@＝＋－＠])/g
const ESCAPED_FORMULA = /(^|[,;\t\n"])'('*[=+\-@＝＋－＠])/g

export function escapeCell(column: CsvColumn, text: string): string {
  const escaped = text.replace(FORMULA, "$1'$2")
  return isRuined(column, text.replace(/^'+/, '')) ? `'${text}` : escaped
}

export const unescapeCell = (column: CsvColumn, text: string): string =>
  isRuined(column, text.replace(/^'+/, '')) ? text.replace(/^'/, '') : text.replace(ESCAPED_FORMULA, '$1$2')

/** Lines `Season=Winter`; a sign `=` of a name is written `\=`. */
export const paramsCell = (params: readonly FeedParam[]): string =>
  params
    .map(({ name, value }) => `${writePlainText(name).replace(/[\\=]/g, '\\$&')}=${writePlainText(value)}`)
    .join('\n')

export function paramsOfCell(cell: string): FeedParam[] {
  return cell
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const [, name = '', value = ''] = /^((?:\\[\\=]|[^=])*)=?(.*)$/s.exec(line) ?? []
      return {
        name: lineOf(readPlainText(name.replace(/\\([\\=])/g, '$1')).text),
        value: readValues(value).values.join(' | '),
      }
    })
}
