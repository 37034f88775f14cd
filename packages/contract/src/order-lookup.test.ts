import { describe, expect, it } from 'vitest'
import { orderCodeForm, orderLookupForm, toOrderNumber } from './order-lookup.ts'

const judge = ({ number, code }: { number?: string; code?: string }) => {
  const field = number === undefined ? orderCodeForm.code : orderLookupForm.number
  return field.validate(field.normalize(number ?? code ?? ''))
}

describe('the fields that open an order', () => {
  it.each([
    ['123456', null],
    [' 123\u00a0456 ', null],
    ['', { rule: 'required' }],
    ['код', { rule: 'required' }],
    ['12345', { rule: 'min', length: 6 }],
    ['1234567', { rule: 'max', length: 6 }],
  ])('judge the code «%s»', (code, issue) => expect(judge({ code })).toEqual(issue))

  it.each([
    [' HT-12345678 ', null],
    ['12345678', null],
    [' \u200b', { rule: 'required' }],
    ['1'.repeat(33), { rule: 'max', length: 32 }],
  ])('judge the number «%s»', (number, issue) => expect(judge({ number })).toEqual(issue))

  it.each([
    ['нт 30177135', 'HT-30177135'],
    ['№ 3017\u00a07135', 'HT-30177135'],
    ['\u202a30177135\u202c', 'HT-30177135'],
    ['ht–30177135', 'HT-30177135'],
    [' мій номер\u200b ', 'мій номер'],
  ])('read the number «%s» as «%s»', (typed, number) => expect(toOrderNumber(typed)).toBe(number))
})
