import type { DataVersions } from '../db/data-versions.ts'
import type { Services } from '../services.ts'

/** What commands work with. In the process of a shop these are its services. */
export interface CommandServices extends Pick<Services, 'db' | 'secrets' | 'clock'> {
  dataVersions: Pick<DataVersions, 'expire'>
}

/** A command that was understood and cannot be executed; the message tells the operator why. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** A command whose effect cannot be undone, and that nobody has confirmed yet. */
export class ConfirmationRequired extends Error {
  override name = 'ConfirmationRequired'
}

/** Lines under a heading, columns aligned. */
export function table(rows: readonly (readonly (string | number | null)[])[]): string {
  const texts = rows.map(row => row.map(cell => String(cell ?? '—')))
  const widths = texts.reduce<number[]>(
    (known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)),
    [],
  )
  return texts
    .map(row =>
      row
        .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A moment as an operator in Ukraine reads it. */
export const localTime = (moment: Date): string =>
  moment.toLocaleString('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' })
