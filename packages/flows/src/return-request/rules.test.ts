import { describe, expect, it } from 'vitest'
import { fakeOrder, fakeOrderItem, toReturnableOrder } from '../testing/index.ts'
import { addPhotos, fileIssue, MAX_FILE_BYTES, type PhotoFile, removePhoto } from './photos.ts'
import { checkReturn, rejectedInputs, toReturnBody } from './rules.ts'

const items = [
  fakeOrderItem(1, { returnable: 2, option_id: 5, option: '52' }),
  fakeOrderItem(2, { returnable: 1, option_id: null }),
  fakeOrderItem(3, { returnable: 1 }),
  fakeOrderItem(4, { returnable: 0 }),
]
const plain = toReturnableOrder(fakeOrder('HT-1', { items }))
const order = {
  ...plain,
  items: plain.items.map(item => ({
    ...item,
    return_excluded: item.line_id === 30,
    options:
      item.line_id === 10
        ? [
            { id: 5, name: '52', availability: 'in_stock' as const },
            { id: 6, name: '54', availability: 'in_stock' as const },
          ]
        : [],
  })),
}
/** What the calls do not get. */
const unstated = { iban: '', comment: '' }
const check = (values: Record<string, string>) => checkReturn(values, order)

describe('the form of a return', () => {
  it('requires a product and a question', () => {
    expect(check({ kind: 'return' })).toEqual({
      ...unstated,
      issues: { items: { rule: 'items' }, question: { rule: 'question' } },
      items: [],
    })
  })

  it('requires a size for an exchange and none for a return', () => {
    const values = { question: 'size', 'count.10': '2' }
    expect(check({ ...values, kind: 'exchange' }).issues).toEqual({ 'size.10': { rule: 'size' } })
    expect(check({ ...values, kind: 'exchange', 'size.10': '6' })).toEqual({
      ...unstated,
      issues: {},
      items: [{ line_id: 10, count: 2, option_id: 6 }],
    })
    expect(check({ ...values, kind: 'return', 'size.10': '6' })).toEqual({
      ...unstated,
      issues: {},
      items: [{ line_id: 10, count: 2 }],
    })
  })

  it('exchanges for the bought size only what is faulty or another product', () => {
    const values = { kind: 'exchange', 'count.10': '1', 'size.10': '5' }
    expect(check({ ...values, question: 'size' }).issues).toEqual({ 'size.10': { rule: 'sameSize' } })
    for (const question of ['defect', 'wrong_item']) expect(check({ ...values, question }).issues).toEqual({})
    expect(check({ kind: 'exchange', question: 'size', 'count.20': '1' }).issues).toEqual({})
  })

  it.each(['3', '1.5', '-1', 'two'])('rejects a count of %s where two are returnable', typed => {
    expect(check({ kind: 'return', question: 'size', 'count.10': typed }).issues).toEqual({
      'count.10': { rule: 'atMost', length: 2 },
    })
  })

  it('requests nothing that the law excludes or that was requested already', () => {
    const values = { kind: 'return', question: 'size', 'count.20': '1', 'count.30': '1', 'count.40': '1' }
    expect(check(values)).toEqual({ ...unstated, issues: {}, items: [{ line_id: 20, count: 1 }] })
  })

  it('sends the account of a return without its spaces, and of an exchange none', () => {
    const values = { kind: 'return', question: 'size', 'count.20': '1', iban: 'ua21 3223 1300 0002 6007 2335 6600 1' }
    const bodyOf = (kind: string) => toReturnBody({ lang: 'uk', order, values: { ...values, kind }, photos: [] })
    expect(bodyOf('return')).toMatchObject({ iban: 'UA213223130000026007233566001' })
    expect(bodyOf('exchange')).not.toHaveProperty('iban')
    expect(check({ ...values, iban: 'UA21' }).issues).toEqual({ iban: { rule: 'iban' } })
    expect(check({ ...values, kind: 'exchange', iban: 'UA21' }).issues).toEqual({})
  })

  it('validates the comment and sends it trimmed', () => {
    const values = { kind: 'return', question: 'size', 'count.20': '1', comment: 'я'.repeat(701) }
    expect(check(values).issues).toEqual({ comment: { rule: 'max', length: 700 } })
    expect(toReturnBody({ lang: 'uk', order, values: { ...values, comment: ' Ні ' }, photos: ['t'] })).toEqual({
      lang: 'uk',
      number: 'HT-1',
      kind: 'return',
      items: [{ line_id: 20, count: 1 }],
      question: 'size',
      comment: 'Ні',
      photos: ['t'],
    })
  })

  it('shows messages of the backend at their inputs', () => {
    const rejected = { 'items.1.option_id': ['Оберіть'], 'items.0.count': ['Менше'], photos: ['Ні'] }
    expect(rejectedInputs(rejected, [{ line_id: 10 }, { line_id: 20 }])).toEqual({
      'size.20': { rule: 'server', message: 'Оберіть' },
      'count.10': { rule: 'server', message: 'Менше' },
      photos: { rule: 'server', message: 'Ні' },
    })
  })
})

describe('the photos', () => {
  const file = (name: string, type = 'image/jpeg', size = 1): PhotoFile => ({ name, type, size })

  it('are refused by type and size, HEIC by its name too', () => {
    expect(fileIssue(file('a.jpg'))).toBeNull()
    for (const heic of [file('a.heic', ''), file('a', 'image/heif'), file('A.HEIF', '')])
      expect(fileIssue(heic)).toEqual({ rule: 'heic' })
    expect(fileIssue(file('a.pdf', 'application/pdf'))).toEqual({ rule: 'type' })
    expect(fileIssue(file('a.jpg', 'image/jpeg', MAX_FILE_BYTES + 1))).toEqual({ rule: 'tooLarge' })
  })

  it('are five at most; one too many takes the place of a removed one', () => {
    const six = addPhotos([], [...'abcde'].map(name => file(name)).concat(file('x.pdf', ''), file('f'), file('g')))
    const rules = (photos: typeof six) => photos.map(({ name, issue }) => issue?.rule ?? name)
    expect(rules(six)).toEqual(['a', 'b', 'c', 'd', 'e', 'type', 'tooMany', 'tooMany'])
    expect(rules(removePhoto(six, 2))).toEqual(['a', 'c', 'd', 'e', 'type', 'f', 'tooMany'])
    expect(new Set(six.map(({ id }) => id)).size).toBe(8)
  })
})
