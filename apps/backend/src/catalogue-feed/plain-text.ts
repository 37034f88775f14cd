import { Parser } from 'htmlparser2'
import { lineOf } from '../values/text.ts'
import { blockHtml, inlineHtml } from './xml-dialects.ts'

/** HTML that is no text, whatever stands inside it. */
const unreadHtml: ReadonlySet<string> = new Set('iframe img object script style svg video'.split(' '))

const NAMES = ['br', ...inlineHtml, ...blockHtml, ...unreadHtml].join('|')
const ATTRIBUTE = `\\s+[a-z:-]+\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>=]+)`
/** A sign that begins no tag of HTML: «5 < 6», «<XL>», «a <b and c>». */
const OTHER_LESS_THAN = new RegExp(`<(?!/?(?:${NAMES})(?:${ATTRIBUTE})*\\s*/?>)`, 'gi')
const OTHER_AMPERSAND = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,31};)/gi
/** A text without it is read as it stands. */
const MARKUP = /<[a-z/!]|&[#a-z\d]+;/i

/** Characters. A longer text is refused for its length anyway, and the parser's time grows with the square of its open elements. */
const MAX_LENGTH = 50_000

const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export interface PlainText {
  text: string
  /** Names of the elements of its markup. */
  elements: readonly string[]
  /** Those of them that are no text. */
  unread: readonly string[]
}

/** Reads a text that may have HTML, as CDATA and escaped markup have, into what its elements would be read as. `lineBreak`: of `<br>`. */
export function readPlainText(written: string, lineBreak = '\n'): PlainText {
  if (written.length > MAX_LENGTH || !MARKUP.test(written)) return { text: written, elements: [], unread: [] }
  let text = ''
  let depth = 0
  const elements: string[] = []
  const parser = new Parser({
    ontext(part) {
      if (depth === 0) text += part
    },
    onopentagname(name) {
      elements.push(name)
      if (depth > 0 || unreadHtml.has(name)) depth += 1
      else if (name === 'br') text += lineBreak
      else if (blockHtml.has(name)) text += '\n'
    },
    onclosetag(name) {
      if (depth > 0) depth -= 1
      else if (blockHtml.has(name)) text += '\n'
    },
  })
  const referenced = written.replace(OTHER_AMPERSAND, '&amp;')
  const lastComment = referenced.lastIndexOf('-->')
  parser.end(
    referenced.replace(OTHER_LESS_THAN, (sign, at: number) =>
      at < lastComment && referenced.startsWith('<!--', at) ? sign : '&lt;',
    ),
  )
  return { text, elements, unread: elements.filter(name => unreadHtml.has(name)) }
}

/** Between values of a parameter: a character that XML cannot hold. */
export const VALUE_END = '\0'

/** The values of a parameter, one line each; `<br/>` separates them, as Rozetka does. */
export const readValues = (written: string): { values: string[]; unread: readonly string[] } => {
  const read = written.split(VALUE_END).map(value => readPlainText(value, VALUE_END))
  return {
    values: read
      .flatMap(({ text }) => text.split(VALUE_END))
      .map(lineOf)
      .filter(value => value !== ''),
    unread: read.flatMap(({ unread }) => unread),
  }
}

/** A text as a file has it, so that `readPlainText` reads it as it is: one with signs of HTML is escaped. */
export const writePlainText = (text: string): string => (readPlainText(text).text === text ? text : escapeMarkup(text))
