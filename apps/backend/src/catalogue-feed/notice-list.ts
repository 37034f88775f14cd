/** Different notices that are kept; a file of any size has a report of a few lines. */
const MAX_NOTICES = 50

/** What an import did not take, or read otherwise than it is written: each once, with its count and its first line. */
export class NoticeList {
  readonly #notices = new Map<string, { line: number; count: number }>()
  #others = 0

  add(line: number, text: string, count = 1): void {
    const known = this.#notices.get(text)
    if (known) known.count += count
    else if (this.#notices.size < MAX_NOTICES) this.#notices.set(text, { line, count })
    else this.#others += 1
  }

  lines(): string[] {
    return [
      ...[...this.#notices].map(
        ([text, { line, count }]) => `line ${line}${count === 1 ? '' : ` and ${count - 1} more`}: ${text}`,
      ),
      ...(this.#others > 0 ? [`… and ${this.#others} others.`] : []),
    ]
  }
}
