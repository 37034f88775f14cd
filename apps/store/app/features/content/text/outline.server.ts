/** A heading of a text and the id that a link to it needs. */
export interface Heading {
  id: string
  text: string
}

/** Below this a list of headings is longer than what it saves. */
const MIN_HEADINGS = 3

const decoded = (text: string): string =>
  text
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Gives each `h2` of sanitised HTML an id and lists them; a short text stays as it is. */
export function outlineOf(html: string): { body: string; headings: readonly Heading[] } {
  const headings: Heading[] = []
  const body = html.replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => {
    const id = `part-${headings.length + 1}`
    headings.push({ id, text: decoded(text) })
    return `<h2 id="${id}">${text}</h2>`
  })
  return headings.length < MIN_HEADINGS ? { body: html, headings: [] } : { body, headings }
}
