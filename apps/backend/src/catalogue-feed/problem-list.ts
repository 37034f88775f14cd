import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { oneLine, printable } from '../values/printable.ts'
import type { Problem } from './raw-offer.ts'

export const problemText = ({ line, offer, field, message }: Problem): string =>
  oneLine(`line ${line}${offer === '' ? '' : `, offer ${offer}`}, ${field}: ${message}`)

/** Counts problems, keeps the first to be shown, and writes all to a file when one is named. */
export class ProblemList {
  readonly shown: Problem[] = []
  count = 0
  readonly #most: number
  readonly #report: WriteStream | null
  #failure: Error | null = null

  constructor(most: number, reportPath: string | null) {
    this.#most = most
    this.#report = reportPath === null ? null : createWriteStream(reportPath)
    this.#report?.on('error', error => {
      this.#failure = error
    })
  }

  add(problem: Problem): void {
    this.count += 1
    if (this.shown.length < this.#most) this.shown.push(problem)
    this.#report?.write(printable(`${problemText(problem)}\n`))
  }

  /** Waits until the report is on disk; throws when it could not be written. */
  async close(): Promise<void> {
    if (this.#report) {
      this.#report.end()
      await finished(this.#report).catch(() => undefined)
    }
    if (this.#failure) throw this.#failure
  }
}
