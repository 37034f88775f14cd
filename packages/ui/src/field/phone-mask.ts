/** Writes a phone number as far as it is typed; text in any notation, the result again as text. */
export interface PhoneMask {
  (text: string): string
  /** Placeholder of a field with this mask: the country code. @default none */
  placeholder?: string | undefined
}

/** Digits of a Ukrainian number after +380. */
const LOCAL_DIGITS = 9

/** The number after +380, or `null` while the country code itself is still being typed. */
function localDigits(digits: string): string | null {
  if ('380'.startsWith(digits)) return null
  const local = digits.replace(/^(380|80(?=\d)|8$)/, '')
  return local.replace(/^0/, '')
}

/**
 * Whether a number begins with the code of no region and no operator: a service (0 800, 0 900), a zero too many, a slip. Source: the
 * national numbering plan.
 */
const isUnassigned = (local: string): boolean => /^(?![369][1-9]|4[13-8]|5[0-7]|7[0357]|89)../.test(local)

/** Whether a number is international, but not one of +380. */
const isForeign = (text: string, digits: string): boolean =>
  /^\s*\(?\+/.test(text) && !digits.startsWith('380') && !'380'.startsWith(digits)

/** A number of another form as typed. Nothing is dropped: what is left would be another number. */
export const keepTyped = (text: string): string => text.trimStart()

/** Whether a text has nothing but digits, what separates them, and invisible characters of a copy. */
export const isOfDigits = (text: string): boolean => /^\s*\(?\+?[\d\s().\p{Pd}\u2212/\p{Cf}]*$/u.test(text)

/**
 * Formats a phone number in any Ukrainian notation (067…, 380…, 8 067…, with brackets) as `+380 67 123 45 67`, as far
 * as it is typed. An empty field stays empty and a partial country code is left alone, so the caret is never trapped. A
 * text with other characters, a number with the code of another country, one with more digits and one with a code that is not
 * assigned (0 800, 0 40) stay as typed: the rule of the field decides about them.
 */
export function formatPhone(text: string): string {
  const typed = text.replace(/\D/g, '')
  const digits = typed.replace(/^00/, '')
  const local = localDigits(digits)
  if (
    !isOfDigits(text) ||
    // The sign of an international number, or its beginning; a digit too many.
    /^0$|^00(?!380)|^80\d{10}/.test(typed) ||
    isForeign(text, digits) ||
    (local && (local.length > LOCAL_DIGITS || isUnassigned(local)))
  )
    return keepTyped(text)
  if (local === null) return digits || text.trimStart().startsWith('+') ? `+${digits}` : ''
  const groups = [local.slice(0, 2), local.slice(2, 5), local.slice(5, 7), local.slice(7)]
  return ['+380', ...groups].filter(Boolean).join(' ')
}
formatPhone.placeholder = '+380'

/**
 * What was typed, after `shown`, its masked text, has become `text`: an addition at the end belongs to what was typed before, so that
 * what turns out to be no number of the mask is shown as it was typed. Any other change begins with the masked text.
 */
export const typedText = (typed: string, shown: string, text: string): string =>
  text.startsWith(shown) ? typed + text.slice(shown.length) : text

const countDigits = (text: string) => text.replace(/\D/g, '').length

/**
 * Caret position after formatting: the number of digits after it stays the same. Next to a space it is before the
 * space, but after it when a character was deleted forwards, so that deleting never gets stuck.
 */
export function phoneCaret(before: string, caret: number, after: string, forwards: boolean): number {
  if (after === before) return caret
  const digitsAfter = countDigits(before.slice(caret))
  if (digitsAfter === 0) return after.length
  const positions = Array.from({ length: after.length + 1 }, (_, index) => index).filter(
    index => countDigits(after.slice(index)) === digitsAfter,
  )
  return (forwards ? positions.at(-1) : positions[0]) ?? after.length
}
