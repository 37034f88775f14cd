import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as contract from './index.ts'
import {
  calls,
  checkoutSubmit,
  DeliveryAddress,
  fieldErrorsOf,
  Hryvnias,
  locales,
  messages,
  pageShow,
  profileAddressCreate,
  settingsAll,
} from './index.ts'

const submit = {
  lang: 'uk',
  cart_id: 'c'.repeat(22),
  contact: { name: 'Олена', last_name: 'Коваль', phone: '067 123 45 67', email: 'o@poshta.example' },
  delivery: { id: 'pickup' },
  payment: { id: 'on_receipt' },
}

describe('every call', () => {
  it('is in the list', () => {
    const exported = Object.values(contract).filter(
      value => typeof value === 'object' && 'path' in value && 'body' in value,
    )
    expect(new Set<unknown>(exported)).toEqual(new Set<unknown>(calls))
  })

  it('has a unique path under /api', () => {
    const paths = calls.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.every(path => path.startsWith('/api/'))).toBe(true)
  })

  it('is of the core, or of one extension', () => {
    const core = calls.map(({ path }) => path).filter(path => contract.extensionOf(path) === undefined)
    expect(core).toEqual(
      [
        'page/show',
        ...['show', 'cards', 'options', 'pieces'].map(name => `product/${name}`),
        ...['count', 'add', 'update', 'option', 'delete', 'restore', 'clear', 'show'].map(name => `cart/${name}`),
        ...['options', 'submit', 'order'].map(name => `checkout/${name}`),
      ].map(path => `/api/${path}`),
    )
    expect(new Set(contract.extensionNames).size).toBe(contract.extensionNames.length)
  })

  it('includes the 20 paths of the specification', () => {
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

  it('reads what is searched and the code of a coupon without invisible characters', () => {
    const read = calls.flatMap(({ body }) =>
      body instanceof z.ZodObject
        ? ['query', 'coupon'].flatMap(name => {
            const field = Object.entries<z.ZodType>(body.shape).find(([own]) => own === name)?.[1]
            return field ? [[name, field.parse('\u202dКу\u00adрт\u200bка\ufeff')]] : []
          })
        : [],
    )
    const names = ['query', 'coupon'].map(name => read.filter(([own]) => own === name).length)
    expect(Math.min(...names)).toBeGreaterThanOrEqual(5)
    expect(new Set(read.map(([, text]) => text))).toEqual(new Set(['Куртка']))
  })

  it.each(calls.map(call => [call.path, call] as const))(
    '%s rejects an unknown key and an unknown language',
    (_, { body }) => {
      const issues = [{ price_from_me: 1 }, { lang: 'de' }].map(sent => body.safeParse(sent).error?.issues ?? [])
      expect(JSON.stringify(issues[0])).toMatch(/unrecognized_keys|invalid_union/)
      expect(issues[1]?.some(issue => issue.path[0] === 'lang' || issue.code === 'invalid_union')).toBe(true)
    },
  )

  it.each(calls.map(call => [call.path, call] as const))('%s can be converted to JSON Schema', (_, { body, data }) => {
    expect(z.toJSONSchema(body, { io: 'input' })).toMatchObject({})
    expect(z.toJSONSchema(data, { io: 'output' })).toMatchObject({})
  })
})

/** The texts of a body with their paths. */
function textsOf(schema: unknown, path: string): readonly (readonly [path: string, text: z.ZodString])[] {
  if (schema instanceof z.ZodString) return [[path, schema]]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, own]) => textsOf(own, `${path}.${name}`))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => textsOf(option, path))
  if (schema instanceof z.ZodRecord)
    return [...textsOf(schema.keyType, `${path}#`), ...textsOf(schema.valueType, `${path}.*`)]
  if (schema instanceof z.ZodArray) return textsOf(schema.element, path)
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? textsOf(schema.unwrap(), path)
    : []
}

describe('a text of people', () => {
  const texts = calls.flatMap(({ path, body }) => textsOf(body, path))
  const invisible = ['\u200b', '\u202e\u00ad', '\ufeff\u2060']
  const read = (pattern: RegExp, typed: string) => {
    const found = texts.filter(([path]) => pattern.test(path))
    expect(found.length).toBeGreaterThan(0)
    return new Set(found.map(([, text]) => text.safeParse(typed).data ?? null))
  }

  it.each([
    ['name', /(?<!company)\.(last_)?name$/],
    ['name of a company', /company\.name$/],
    ['city', /shipping_city$/],
    ['part of an address', /\.street$/],
    ['name of a group', /group_id$|wishlist#$/],
  ])('is read alike in every %s: without what nobody sees', (_, pattern) => {
    for (const nothing of invisible) {
      expect(read(pattern, nothing.repeat(3))).toEqual(new Set([null]))
      expect(read(pattern, `${nothing} Оле${nothing}на  О’Ніл ${nothing}`)).toEqual(new Set(['Олена О’Ніл']))
    }
  })

  it.each(['---', '12 34', '😀😀', 'https://evil.example', 'a@b.example', 'www.evil.example'])(
    'is no name and no company: %s',
    typed => {
      expect(read(/\.(last_)?name$/, typed)).toEqual(new Set([null]))
    },
  )

  it('may be a company with a stroke or a dot', () => {
    for (const typed of ['ПрАТ А/Т «В.А.Т.»', 'ТОВ «Rozetka.ua»'])
      expect(read(/company\.name$/, typed)).toEqual(new Set([typed]))
  })

  it('is prose with its emoji, but not what nobody sees', () => {
    const [required, optional] = [/\.(text|message)$/, /\.(comment|(dis)?advantages)$/]
    for (const nothing of invisible) {
      expect(read(required, nothing.repeat(3))).toEqual(new Set([null]))
      expect(read(optional, ` ${nothing} `)).toEqual(new Set(['']))
    }
    for (const pattern of [required, optional])
      expect(read(pattern, ' Діти\u202e\n👨‍👩‍👧 ')).toEqual(new Set(['Діти\n👨‍👩‍👧']))
  })
})

describe('a request body', () => {
  it('has no list without a limit of its length', () => {
    const unlimited = calls.flatMap(({ path, body }) => {
      const found: string[] = []
      JSON.stringify(z.toJSONSchema(body, { io: 'input' }), (key, value: unknown) => {
        if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'array')
          if (!('maxItems' in value)) found.push(`${path} ${key}`)
        return value
      })
      return found
    })
    expect(unlimited).toEqual([])
  })

  it.each([
    { part: 'street', max: 100 },
    { part: 'house', max: 20 },
    { part: 'apartment', max: 20 },
    { part: 'postal_index', max: 10 },
  ])('has an address whose $part takes $max characters, of an order and of the address book', ({ part, max }) => {
    const refused = (length: number) => {
      const address = { street: 'Ливарна', house: '14', [part]: '1'.repeat(length) }
      const stored = { name: 'Олена', shipping_city: 'Київ', shipping_city_id: 'kyiv', ...address }
      const results = [DeliveryAddress.safeParse(address), profileAddressCreate.body.safeParse(stored)]
      return results.map(({ error }) => error?.issues.map(({ path }) => path.join('.')))
    }
    expect(refused(max)).toEqual([undefined, undefined])
    expect(refused(max + 1)).toEqual([[part], [part]])
  })

  it('defaults to Ukrainian', () => {
    expect(settingsAll.body.parse({})).toEqual({ lang: 'uk' })
  })

  it('is parsed with a normalised phone', () => {
    expect(checkoutSubmit.body.parse(submit).contact.phone).toBe('+380 67 123 45 67')
  })

  it('keeps facet values by facet id and adds the defaults of a listing', () => {
    expect(pageShow.body.parse({ page: 'jackets', filters: { size: ['52'], price: { max: 4200.5 } } })).toMatchObject({
      filters: { size: ['52'], price: { max: 4200.5 } },
      sort: 'popular',
      page_number: 1,
      per_page: 24,
    })
  })
})

describe('fieldErrorsOf', () => {
  const errorsOf = (sent: unknown, lang: Parameters<typeof fieldErrorsOf>[2] = 'uk') => {
    const { error } = checkoutSubmit.body.safeParse(sent)
    return error ? fieldErrorsOf(error, sent, lang) : {}
  }

  it('returns messages by dotted path', () => {
    expect(errorsOf({ ...submit, contact: { ...submit.contact, name: 'Я', phone: '', email: 'o' }, evil: 1 })).toEqual({
      'contact.name': ['Мінімально 2 символів'],
      'contact.phone': ['Це поле є обовьязковим!'],
      'contact.email': ['Електронна пошта повинна містити @'],
      evil: ['Невідоме поле'],
    })
  })

  it('keeps names that every object inherits apart', () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype).filter(name => name !== '__proto__')
    for (const name of inherited) expect(errorsOf({ ...submit, [name]: 1 })).toEqual({ [name]: ['Невідоме поле'] })
  })

  it('distinguishes a missing field from one of the wrong type', () => {
    expect(errorsOf({ ...submit, payment: undefined, delivery: { id: 7 } })).toEqual({
      payment: ['Це поле є обовьязковим!'],
      'delivery.id': ['Значення має хибний тип'],
    })
  })

  it('returns messages in the language of the call', () => {
    const sent = { ...submit, comment: 'x'.repeat(701) }
    expect(errorsOf(sent, 'ru')).toEqual({ comment: ['Максимум символов: 700'] })
    expect(errorsOf(sent, 'en')).toEqual({ comment: ['At most 700 characters'] })
  })

  it('returns English messages for a language that it does not have, and those of given messages', () => {
    const sent = { ...submit, comment: 'x'.repeat(701) }
    for (const lang of ['pl', '', 'toString'])
      expect(errorsOf(sent, lang)).toEqual({ comment: ['At most 700 characters'] })
    const polish = { ...messages.en, max: 'Najwyżej {length} znaków' }
    expect(errorsOf(sent, polish)).toEqual({ comment: ['Najwyżej 700 znaków'] })
  })
})

it('accepts amounts with at most two decimals', () => {
  for (const good of [0, 0.01, 0.1 + 0.2, 1249.5, 19.99, 99_999.99]) expect(Hryvnias.safeParse(good).success).toBe(true)
  for (const bad of [-1, 1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY])
    expect(Hryvnias.safeParse(bad).success).toBe(false)
})

it('has the same keys and placeholders in the messages of every language', () => {
  const keysOf = (texts: object): unknown =>
    Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [
        key,
        typeof value === 'string' ? [...value.matchAll(/\{\w+\}/g)].map(String) : keysOf(value),
      ]),
    )
  for (const locale of locales) expect(keysOf(messages[locale])).toEqual(keysOf(messages.uk))
})
