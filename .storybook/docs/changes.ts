/** One version of a package with its changes, newest first. */
export interface Release {
  /** Null: in the next version. */
  readonly version: string | null
  readonly changes: readonly string[]
}

/** Paragraphs and list items of Markdown, without headings. */
const blocks = (markdown: string) =>
  markdown
    .replaceAll(/^#.*$/gm, '')
    .split(/\n\s*\n|\n(?=- )/)
    .map(block =>
      block
        .replace(/^- /, '')
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim(),
    )
    .filter(block => block !== '')

/** Changes of a package: the notes that wait for the next version, then its changelog. */
export function releasesOf(name: string, notes: readonly string[], changelog: string): Release[] {
  const waiting = notes.flatMap(note => {
    const [, header = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(note) ?? []
    return new RegExp(`^['"]${name}['"]:`, 'm').test(header) ? blocks(body) : []
  })
  const published = changelog
    .split(/^## /m)
    .slice(1)
    .map(section => ({
      version: section.split('\n', 1)[0]?.trim() ?? '',
      changes: blocks(section.replace(/^.*\n/, '')),
    }))
  return [...(waiting.length > 0 ? [{ version: null, changes: waiting }] : []), ...published]
}

/** `size-chart` as it is written in texts: «size chart», `SizeChart`, `size-chart`. */
const mention = (part: string) => new RegExp(`(?<![\\w-])${part.replaceAll('-', '[ -]?')}s?(?![\\w-])`, 'i')

/** Sentences that mention a part. */
export function changesOf(part: string, releases: readonly Release[]): Release[] {
  const isMeant = mention(part)
  return releases
    .map(({ version, changes }) => ({
      version,
      changes: changes.flatMap(change =>
        isMeant.test(change) ? change.split(/(?<=[.!;])\s+(?=[A-Z`])/).filter(sentence => isMeant.test(sentence)) : [],
      ),
    }))
    .filter(({ changes }) => changes.length > 0)
}

/** First version with a part; null: the next one. A note that begins with «New» or with the part's name introduces it. */
export function sinceOf(part: string, releases: readonly Release[]): string | null {
  const isMeant = mention(part)
  const introduced = releases.find(({ changes }) =>
    changes.some(
      change => isMeant.test(change) && (/^New (?:component|part)?/.test(change) || change.startsWith(`\`${part}\`:`)),
    ),
  )
  const first = releases.at(-1)
  return (introduced ?? first)?.version ?? null
}
