import type { Snippet } from './meta.ts'
import { plainText } from './plain-text.ts'

/** A text with fewer questions is no list of them. */
const QUESTIONS_MIN = 2

/**
 * The questions that a text answers, as schema.org data: its headings that end with a question mark, or the summaries of its
 * details, each with what follows. Null when the text is no list of questions.
 */
export function faqSchema(body: string): Snippet | null {
  const parts = body.split(/<(?:h[2-4]|summary)\b[^>]*>/).slice(1)
  const questions = parts.flatMap(part => {
    const [, heading = '', rest = ''] = /^([\s\S]*?)<\/(?:h[2-4]|summary)>([\s\S]*)$/.exec(part) ?? []
    const [name, text] = [plainText(heading), plainText(rest)]
    return name.endsWith('?') && text !== ''
      ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }]
      : []
  })
  if (questions.length < QUESTIONS_MIN) return null
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }
}
