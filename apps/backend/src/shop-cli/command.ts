import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CheckoutServices } from '../checkout/services.ts'
import type { DataVersions } from '../db/data-versions.ts'
import type { OpenDatabase } from '../db/database.ts'
import type { MailSettings } from '../outbox/mail-settings.ts'
import { kyivText } from '../values/kyiv-time.ts'
import { oneLine } from '../values/printable.ts'

/** The services that commands use; in the process of a running shop, its own ones. */
export interface CommandServices
  extends Pick<
    CheckoutServices,
    'db' | 'secrets' | 'clock' | 'log' | 'paymentProviders' | 'fiscalService' | 'carrier' | 'publicUrl'
  > {
  dataVersions: Pick<DataVersions, 'expire'>
  mail: Pick<MailSettings, 'shopUrl'>
  longQuery: OpenDatabase['longQuery']
  /** Folder of the originals of pictures. */
  originals: string
}

/** What a command is executed with. */
export interface CommandContext extends CommandServices {
  /** Folder that relative paths are resolved against. */
  workingDirectory: string
  /** Throws `ConfirmationRequired` unless the operator has confirmed the command. */
  confirm(question: string): void
}

/** Thrown when a valid command cannot be executed; the message states the reason for the operator. */
export class CommandError extends Error {
  override name = 'CommandError'
}

export const DRY_RUN = 'Nothing was changed: this was a dry run.'

/** Names what is wrong, of which no more than `most` is printed. */
export const refusal = (faults: readonly string[], most = faults.length): CommandError =>
  new CommandError(
    [
      ...faults.slice(0, most),
      ...(faults.length > most ? [`… and ${faults.length - most} more.`] : []),
      'Nothing was changed.',
    ].join('\n'),
  )

/** What a query has found. `what`: `order HT-1`. */
export function found<Row>(row: Row | null | undefined, what: string): Row {
  if (row === undefined || row === null) throw new CommandError(`There is no ${what}.`)
  return row
}

/** A text in a list, on one line. */
export const shortened = (text: string, most = 60): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

/** Thrown for an irreversible command that is not confirmed yet. */
export class ConfirmationRequired extends Error {
  override name = 'ConfirmationRequired'
}

type Cell = string | number | boolean | Date | null | undefined

const cellText = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '—'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return oneLine(cell instanceof Date ? localTime(cell) : String(cell))
}

/** A text table: columns are padded to equal width. */
export function table(rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map(row => row.map(cellText))
  const widths = texts.reduce<number[]>(
    (known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)),
    [],
  )
  const pad = (cell: string, column: number, row: readonly string[]) =>
    column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)
  return texts.map(row => row.map(pad).join('  ').trimEnd()).join('\n')
}

/** What is shown, under the names under which it is shown: a query selects it so. */
export type Shown = Readonly<Record<string, Cell>>

/** A column as text. */
export const shownAs = <Value>(column: PgColumn, show: (value: Value) => string) => sql`${column}`.mapWith(show)

/** How often something was tried. */
export const attemptsOf = (column: PgColumn, most: number) =>
  shownAs(column, (attempts: number) => `${attempts} of ${most}`)

/** One thing, a line for each of its facts. */
export const factsText = (shown: Shown): string => table(Object.entries(shown))

/** Several things, a line for each below a heading; `none` when there are none. */
export const listText = ([first, ...rows]: readonly Shown[], none = ''): string =>
  first ? table([Object.keys(first), ...[first, ...rows].map(row => Object.values(row))]) : none

/** Parts that are there, with an empty line between them. */
export const sections = (...parts: readonly string[]): string => parts.filter(part => part !== '').join('\n\n')

/** Date and time in the time zone of Kyiv. */
export const localTime = (moment: Date): string => kyivText(moment).slice(0, 16)

/** Time since a moment, in its largest whole unit: `12 min`. */
export function age(since: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1_000))
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.floor(seconds / 3_600)} h` : `${Math.floor(seconds / 86_400)} d`
}
