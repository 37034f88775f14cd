import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls, checkoutSubmit, fieldsOf, Hryvnias, locales, messages, pageShow, settingsAll } from './index.ts'

const submit = {
  lang: 'uk',
  cart_id: 'c'.repeat(22),
  contact: { name: 'Олена', last_name: 'Коваль', phone: '067 123 45 67', email: 'o@poshta.example' },
  delivery: { id: 'pickup' },
  payment: { id: 'on_receipt' },
}

describe('every call', () => {
  it('stands once and under /api', () => {
    const paths = calls.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.every(path => path.startsWith('/api/'))).toBe(true)
  })

  it('names the 20 paths of the specification', () => {
    const paths = new Set<string>(calls.map(({ path }) => path))
    for (const path of [
      'settings/all',
      'menu/get-by-ids',
      'cart/count',
      'cart/clear',
      'cart/delete',
      'cart/add',
      'cart/update',
      'auth/login',
      'auth/logout',
      'auth/user',
      'profile/address',
      'profile/edit',
      'profile/address/setmain',
      'profile/address/destroy',
      'profile/address/{id}',
      'profile/orders',
      'profile/return',
      'profile/wishlist/update',
      'wishlist/show',
      'news/subscribe',
    ])
      expect(paths).toContain(`/api/${path}`)
  })

  it.each(calls.map(call => [call.path, call] as const))(
    '%s refuses an unknown key and an unknown language',
    (_, { body }) => {
      const issues = [{ price_from_me: 1 }, { lang: 'de' }].map(sent => body.safeParse(sent).error?.issues ?? [])
      expect(JSON.stringify(issues[0])).toMatch(/unrecognized_keys|invalid_union/)
      expect(issues[1]?.some(issue => issue.path[0] === 'lang' || issue.code === 'invalid_union')).toBe(true)
    },
  )

  it.each(calls.map(call => [call.path, call] as const))('%s can be described as JSON schema', (_, { body, data }) => {
    expect(z.toJSONSchema(body, { io: 'input' })).toMatchObject({})
    expect(z.toJSONSchema(data, { io: 'output' })).toMatchObject({})
  })
})

describe('a body', () => {
  it('may leave the language out: it is Ukrainian then', () => {
    expect(settingsAll.body.parse({})).toEqual({ lang: 'uk' })
  })

  it('comes out with its phone in the mask', () => {
    expect(checkoutSubmit.body.parse(submit).contact.phone).toBe('+380 67 123 45 67')
  })

  it('with facets is typed by their ids', () => {
    expect(pageShow.body.parse({ page: 'jackets', filters: { size: ['52'], price: { max: 4200.5 } } })).toMatchObject({
      filters: { size: ['52'], price: { max: 4200.5 } },
      sort: 'popular',
      page_number: 1,
      per_page: 24,
    })
  })
})

describe('what is wrong with a body', () => {
  const wrong = (sent: unknown, lang: 'uk' | 'ru' | 'en' = 'uk') => {
    const { error } = checkoutSubmit.body.safeParse(sent)
    return error ? fieldsOf(error, sent, lang) : {}
  }

  it('is told by dotted path in words', () => {
    expect(wrong({ ...submit, contact: { ...submit.contact, name: 'Я', phone: '', email: 'o' }, evil: 1 })).toEqual({
      'contact.name': ['Мінімально 2 символів'],
      'contact.phone': ['Це поле є обовьязковим!'],
      'contact.email': ['Електронна пошта повинна містити @'],
      evil: ['Невідоме поле'],
    })
  })

  it('calls a missing field required and a field of another type wrong', () => {
    expect(wrong({ ...submit, payment: undefined, delivery: { id: 7 } })).toEqual({
      payment: ['Це поле є обовьязковим!'],
      'delivery.id': ['Значення має хибний тип'],
    })
  })

  it('is told in the language of the call', () => {
    const sent = { ...submit, comment: 'x'.repeat(701) }
    expect(wrong(sent, 'ru')).toEqual({ comment: ['Максимум символов: 700'] })
    expect(wrong(sent, 'en')).toEqual({ comment: ['At most 700 characters'] })
  })
})

it('money has at most two decimals', () => {
  for (const good of [0, 0.01, 0.1 + 0.2, 1249.5, 19.99, 99_999.99]) expect(Hryvnias.safeParse(good).success).toBe(true)
  for (const bad of [-1, 1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY])
    expect(Hryvnias.safeParse(bad).success).toBe(false)
})

it('the words of every language have the same keys and placeholders', () => {
  const shape = (words: object): unknown =>
    Object.fromEntries(
      Object.entries(words).map(([key, value]) => [
        key,
        typeof value === 'string' ? [...value.matchAll(/\{\w+\}/g)].map(String) : shape(value),
      ]),
    )
  for (const locale of locales) expect(shape(messages[locale])).toEqual(shape(messages.uk))
})
