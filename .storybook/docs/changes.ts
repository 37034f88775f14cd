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

const pascal = (part: string) => part.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * A part as texts name it: «size chart» or `SizeChart`. A name of one word, such as «tabs», is also an ordinary word, so it
 * counts at the beginning of a sentence and as code only.
 */
function mention(part: string): RegExp {
  const code = `(?<![\\w])${pascal(part)}(?![a-z])`
  return part.includes('-')
    ? new RegExp(
        `${code}|(?<![\\w-])${part.replaceAll('-', '[ -]')}s?(?![\\w-])|${pascal(part).replace(/(?<=[a-z])[A-Z].*/, '')} ${part.split('-').slice(1).join(' ')}`,
      )
    : new RegExp(`\`[^\`]*${code}[^\`]*\`|^${pascal(part)}s?(?=[: ])`)
}

/** Sentences of a change. */
const sentencesOf = (change: string) => change.split(/(?<=[.!;])\s+(?=[A-Z`])/)

/** Sentences that mention a part. */
export function changesOf(part: string, releases: readonly Release[]): Release[] {
  const isMeant = mention(part)
  return releases
    .map(({ version, changes }) => ({
      version,
      changes: changes.flatMap(sentencesOf).filter(sentence => isMeant.test(sentence)),
    }))
    .filter(({ changes }) => changes.length > 0)
}

/** Parts that a sentence introduces: «New components: drawer and user card.», «New `ActionMenu`, …», «`tabs`: …». */
function introducedBy(sentence: string): string[] {
  const [, list] = /^New (?:components?|parts?): (.*)\.$/.exec(sentence) ?? []
  const [, code] = /^(?:New (?:components?|parts?)? ?)?`([\w-]+)`(?=[:,.])/.exec(sentence) ?? []
  return [...(list?.split(/, | and /) ?? []), ...(code ? [code] : [])].map(name =>
    name
      .trim()
      .replaceAll(/(?<=[a-z])(?=[A-Z])| /g, '-')
      .toLowerCase(),
  )
}

/** First version with a part; null: the next one. */
export function sinceOf(part: string, releases: readonly Release[]): string | null {
  const introduced = releases.find(({ changes }) => changes.flatMap(sentencesOf).flatMap(introducedBy).includes(part))
  return (introduced ?? releases.at(-1))?.version ?? null
}
