import { isOfDigits, keepTyped, type PhoneMask } from './phone-mask.ts'

/**
 * Mask of a country's numbers: `phoneMask('+48 ### ### ###')`, a digit for each `#`. The country code may be typed or
 * left out, and is the placeholder of the field; a number with the code of another country or with more digits stays as typed.
 */
export function phoneMask(pattern: string): PhoneMask {
  const code = pattern.slice(0, pattern.indexOf('#')).replace(/\D/g, '')
  const length = pattern.split('#').length - 1
  const mask: PhoneMask = text => {
    if (!isOfDigits(text)) return keepTyped(text)
    const typed = text.replace(/\D/g, '')
    const isInternational = text.trimStart().startsWith('+')
    if (isInternational && !typed.startsWith(code)) return code.startsWith(typed) ? `+${typed}` : keepTyped(text)
    const digits = isInternational ? typed.slice(code.length) : typed
    if (digits.length > length) return keepTyped(text)
    if (digits === '') return isInternational ? `+${typed}` : ''
    let used = 0
    let written = ''
    for (const sign of pattern) {
      if (sign === '#' && used === digits.length) break
      written += sign === '#' ? digits.charAt(used++) : sign
    }
    // A separator follows with its next digit: otherwise deleting would never get past it.
    return written.replace(/\D+$/, '')
  }
  if (code) mask.placeholder = `+${code}`
  return mask
}
