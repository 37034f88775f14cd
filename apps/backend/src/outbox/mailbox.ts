/** Sender or recipient of a mail. */
export interface Mailbox {
  /** Shown instead of the address; may be empty. */
  name: string
  address: string
}

/**
 * One plain address, without line breaks, separators of addresses, comments or quoted parts. Stricter than
 * RFC 5322, which allows quoted local parts that no mail provider issues.
 */
const ADDRESS =
  /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}@(?:[^\s"(),:;<>@[\\\]\p{Cc}.]+(?:\.[^\s"(),:;<>@[\\\]\p{Cc}.]+)*|\[(?:IPv6:)?[\da-fA-F.:]+\])$/u

export const isMailAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text)

/** Replaces line breaks and control characters, so that the text is one line of a header. */
export const headerText = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Parses `name@host` or `Name <name@host>`; null when it is neither. */
export function parseMailbox(text: string): Mailbox | null {
  const named = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim())
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1')
  const address = (named ? (named[2] ?? '') : text).trim()
  return isMailAddress(address) ? { name, address } : null
}
