import type { ReactNode } from 'react'

/**
 * Text with the first occurrence of each typed word marked, whatever its case. One element, which another text or query replaces as a
 * whole: a translator of the browser may have replaced the texts in it, and React could not remove them.
 */
export function matchedText(text: string, query: string): ReactNode {
  const words = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const low = text.toLocaleLowerCase()
  const spans = words
    .map(word => ({ from: low.indexOf(word), to: low.indexOf(word) + word.length }))
    .filter(span => span.from >= 0)
    .sort((one, other) => one.from - other.from)
  const pieces: ReactNode[] = []
  let end = 0
  for (const { from, to } of spans) {
    if (from < end) continue
    pieces.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  return (
    <span key={`${text}\n${words.join(' ')}`}>
      {pieces}
      {text.slice(end)}
    </span>
  )
}
