import { UnreadableFeed } from './raw-offer.ts'

const XML_ENTITIES: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])
/** Longest reference: a longer rest of a piece need not be kept for the next one. */
const MAX_REFERENCE = 40
const REFERENCE = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|([a-z][\w.-]{0,30}));/i
const STOP = /&|<!\[CDATA\[|<!--|<!|<\?/g
const ENDS = new Map([
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
  // Declarations, which the parser judges.
  ['<!', '>'],
])

/**
 * Finds `&` that begin no reference. The parser would take everything up to the next semicolon for the name of an entity, and report
 * that place. Texts are handed in piece by piece.
 */
export class ReferenceCheck {
  #end: string | null = null
  #remainder = ''
  #line = 1

  /** The text that may be parsed, and the fault that stands behind it. */
  check(piece: string, isLast: boolean): { text: string; fault: UnreadableFeed | null } {
    const text = this.#remainder + piece
    const cut = (at: number) => {
      const before = text.slice(0, at)
      this.#remainder = text.slice(at)
      this.#line += before.split('\n').length - 1
      return before
    }
    for (let at = 0; ; ) {
      if (this.#end !== null) {
        const end = text.indexOf(this.#end, at)
        if (end < 0) return { text: cut(isLast ? text.length : Math.max(at, text.length - 2)), fault: null }
        at = end + this.#end.length
        this.#end = null
      }
      STOP.lastIndex = at
      const stop = STOP.exec(text)
      const from = stop?.index ?? -1
      if (from < 0) {
        // The beginning of `<![CDATA[` may be the end of the piece.
        const open = text.lastIndexOf('<')
        return { text: cut(isLast || open < Math.max(at, text.length - 8) ? text.length : open), fault: null }
      }
      const sign = stop?.[0] ?? ''
      if (sign === '<!' && !isLast && text.length - from < '<![CDATA['.length) return { text: cut(from), fault: null }
      const end = ENDS.get(sign)
      if (end !== undefined) {
        at = from + sign.length
        this.#end = end
        continue
      }
      if (!isLast && text.length - from < MAX_REFERENCE) return { text: cut(from), fault: null }
      const [reference, name] = REFERENCE.exec(text.slice(from, from + MAX_REFERENCE)) ?? []
      if (reference === undefined || (name !== undefined && !XML_ENTITIES.has(name))) {
        const around = text.slice(from, from + 20).split('\n')[0] ?? ''
        const before = cut(from)
        const message =
          reference === undefined
            ? `There is a bare & («${around}»): write &amp; instead.`
            : `XML does not know ${reference}: write the character itself.`
        return { text: before, fault: new UnreadableFeed(this.#line, 'XML', message) }
      }
      at = from + reference.length
    }
  }
}
