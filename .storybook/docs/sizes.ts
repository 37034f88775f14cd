/** A row of the README's tables of sizes, which `size.test.ts` compares with what a bundler makes. */
export interface Size {
  readonly name: string
  readonly group: string
  readonly text: string
  /** Kilobytes, gzipped, that a page loads at once. */
  readonly first: number
  /** What is fetched at the first focus. */
  readonly late?: number | undefined
}

/** Sizes of the README's tables, in its order. */
export function sizesIn(readme: string): Size[] {
  const found: Size[] = []
  let group = ''
  for (const line of readme.split('\n')) {
    group = /^\| ([^|`]+) \| kB \|/.exec(line)?.[1] ?? group
    const [, name = '', late, kilobytes = '', text = ''] =
      /^\| `([\w-]+)`(, at the first focus)? \| (\d+\.\d) \| (.+) \|$/.exec(line) ?? []
    const last = found.find(size => size.name === name)
    if (late && last) found[found.indexOf(last)] = { ...last, late: Number(kilobytes) }
    else if (name) found.push({ name, group, text, first: Number(kilobytes) })
  }
  return found
}

/** Bounds of `size.test.ts`, by component. */
export function boundsIn(test: string): ReadonlyMap<string, number> {
  const [, table = ''] = /const budgets[^{]*\{(.*?)\n\}/s.exec(test) ?? []
  return new Map(
    Array.from(table.matchAll(/^ {2}'?([\w-]+)'?: ([\d.]+),$/gm), ([, name = '', bound]) => [name, Number(bound)]),
  )
}
