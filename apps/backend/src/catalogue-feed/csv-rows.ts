import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { catalogueLimits as limits } from '../db/schema/limits.ts'
import type { NoticeList } from './notice-list.ts'
import { UnreadableFeed } from './raw-offer.ts'
import { encodingOfCsv, readText } from './read-text.ts'

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
  const [line, plain, separator = plain] = /^(?:sep=(.)|"sep=(.)")[;,\t]*\r?\n/i.exec(start) ?? []
  return line === undefined || separator === undefined ? null : { line, separator }
}

/** The sign that the heading has most often: Excel writes semicolons where the comma separates decimals, and tabs as text. */
function separatorOf(start: string): string {
  const [header = ''] = start.split('\n')
  const count = (separator: string) => header.split(separator).length
  return SEPARATORS.reduce((most, separator) => (count(separator) > count(most) ? separator : most))
}

/**
 * Reads the rows of a CSV file one by one, as spreadsheets write it; empty ones are left out. Throws `UnreadableFeed` when one cannot be
 * read.
 */
export async function* readCsvRows(
  path: string,
  notices: NoticeList,
): AsyncGenerator<{ line: number; record: readonly string[] }> {
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
  const skipped = stated ? 1 : 0
  let next = 1 + skipped
  try {
    for await (const row of parser) {
      const { record, info } = Row.parse(row)
      const linesInside = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
      if (record.some(cell => cell.trim() !== '')) yield { line: info.lines + skipped - linesInside, record }
      next = info.lines + skipped + 1
    }
    await reading
    if (failure !== null) throw failure
  } catch (error) {
    if (failure instanceof UnreadableFeed) throw failure
    if (!(error instanceof CsvError)) throw error
    const wrong =
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'A quote is not closed: the file ends too early.' : error.message
    throw new UnreadableFeed(next, 'row', wrong)
  }
}
