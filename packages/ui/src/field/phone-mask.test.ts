import { describe, expect, test } from 'vitest'
import { formatPhone, phoneCaret, typedText } from './phone-mask.ts'

describe('formats a phone number in any Ukrainian notation', () => {
  test.each([
    ['0671234567', '+380 67 123 45 67'],
    ['+380671234567', '+380 67 123 45 67'],
    ['380 67 123-45-67', '+380 67 123 45 67'],
    ['8 (067) 123 45 67', '+380 67 123 45 67'],
    ['(067) 123 45 67', '+380 67 123 45 67'],
    ['671234567', '+380 67 123 45 67'],
    ['+380 067 123 45 67', '+380 67 123 45 67'],
    ['0671234567999', '0671234567999'],
    ['+380+380671234567', '+380+380671234567'],
    ['067 123 45 67, 050 765 43 21', '067 123 45 67, 050 765 43 21'],
    ['48512345678', '48512345678'],
    ['0800330471', '0800330471'],
    ['0 (900) 123-456', '0 (900) 123-456'],
    ['+380 800 33 04 71', '+380 800 33 04 71'],
    ['0071234567', '0071234567'],
    ['0401234567', '0401234567'],
    ['040', '040'],
    ['00380671234567', '+380 67 123 45 67'],
    ['(+380) 68 123 45 67', '+380 68 123 45 67'],
    ['(+48) 512 345 678', '(+48) 512 345 678'],
    ['0048512345678', '0048512345678'],
    ['0', '0'],
    ['067', '+380 67'],
    ['06712', '+380 67 12'],
    ['+38', '+38'],
    ['+', '+'],
    ['', ''],
    ['abc', 'abc'],
    ['тел. 0671234567', 'тел. 0671234567'],
    ['067+1234567', '067+1234567'],
    ['067 123 45 67 доб. 12', '067 123 45 67 доб. 12'],
    ['067 123 45 67;', '067 123 45 67;'],
    ['٠٦٧١٢٣٤٥٦٧', '٠٦٧١٢٣٤٥٦٧'],
    ['\u202d067\u2011123\u201145\u201167\u202c', '+380 67 123 45 67'],
    ['800671234567', '800671234567'],
    ['+80671234567', '+80671234567'],
    ['+48 512 345 678', '+48 512 345 678'],
    ['+48 ', '+48 '],
    ['+1 (212) 555-0100', '+1 (212) 555-0100'],
    ['+49x30 123456789012345', '+49x30 123456789012345'],
    ['+8 (067) 123 45 67', '+8 (067) 123 45 67'],
  ])('%s → %s', (typed, masked) => {
    expect(formatPhone(typed)).toBe(masked)
    expect(formatPhone(masked)).toBe(masked)
  })
})

/** Simulates Backspace or Delete at the caret, then formats. */
function press(key: 'Backspace' | 'Delete', text: string, caret: number) {
  const [from, to] = key === 'Backspace' ? [caret - 1, caret] : [caret, caret + 1]
  const typed = text.slice(0, Math.max(from, 0)) + text.slice(to)
  const next = formatPhone(typed)
  return { text: next, caret: phoneCaret(typed, Math.max(from, 0), next, key === 'Delete') }
}

test.each([
  ['0800330471', '0800330471'],
  ['0900123456', '0900123456'],
  ['0401234567', '0401234567'],
  ['00380671234567', '+380 67 123 45 67'],
  ['0048512345678', '0048512345678'],
  ['0671234567', '+380 67 123 45 67'],
  ['(+380) 68 123 45 67', '+380 68 123 45 67'],
  ['48512345678', '48512345678'],
  ['380380671234567', '380380671234567'],
  ['380 0 0 671234567', '380 0 0 671234567'],
  ['8 912 345 67 89', '8 912 345 67 89'],
  ['06712345670', '06712345670'],
  ['+380 20 123 45 67', '+380 20 123 45 67'],
  ['+380800330471', '+380800330471'],
])('%s typed sign by sign is %s', (keys, shown) => {
  let typed = ''
  for (const key of keys) typed = typedText(typed, formatPhone(typed), formatPhone(typed) + key)
  expect(formatPhone(typed)).toBe(shown)
})

describe('the mask never traps the caret', () => {
  test('Backspace from the end empties the field', () => {
    let state = { text: '+380 67 123 45 67', caret: 17 }
    for (let presses = 0; presses < 40 && state.text !== ''; presses++) {
      const next = press('Backspace', state.text, state.caret)
      expect(next.text !== state.text || next.caret < state.caret).toBe(true)
      state = next
    }
    expect(state.text).toBe('')
  })

  test('Delete after the country code removes everything that follows', () => {
    let state = { text: '+380 67 123 45 67', caret: 5 }
    for (let presses = 0; presses < 40 && state.text !== '+380'; presses++)
      state = press('Delete', state.text, state.caret)
    expect(state.text).toBe('+380')
  })

  test('the caret in a foreign number stays where it is', () =>
    expect(phoneCaret('+48 512 345', 4, formatPhone('+48 512 345'), false)).toBe(4))

  test('a digit inserted in the middle keeps the caret after it', () => {
    const typed = '+380 67 9123 45 6'
    expect(phoneCaret(typed, 9, formatPhone(typed), false)).toBe(9)
  })
})
