import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFilters } from './parse-filters.ts'

const sizes = [
  ...['7', '8', '9', '10', '11', '39', '40', '41', '42', '43', '44', '45', '46', '47', '48', '50', '52', '54', '56'],
  ...['S', 'M', 'L', 'XL', '2XL', '3XL', 'S–M', 'L–XL'],
]
const parse = (query: string) => parseFilters(query, { sizes })

describe('sizes and prices in words', () => {
  it.each([
    ['штани з наколінниками, розмір 52, до 2000 грн', 'штани з наколінниками', ['52'], { max: 2000 }],
    ['брюки с наколенниками, размер 52, до 2000 грн', 'брюки с наколенниками', ['52'], { max: 2000 }],
    ['knee pad trousers, size 52, under 2000 UAH', 'knee pad trousers', ['52'], { max: 2000 }],
    ['до 2 000 ₴ куртка зимова', 'куртка зимова', [], { max: 2000 }],
  ] as const)('«%s»', (query, text, found, price) => {
    expect(parse(query)).toEqual({ text, sizes: found, price })
  })

  it.each([
    ['куртка розмір 52', ['52']],
    ['куртка розміру 52', ['52']],
    ['куртка, р. 52', ['52']],
    ['куртка р.52', ['52']],
    ['куртка р 52', ['52']],
    ['куртка розм. 52', ['52']],
    ['куртка в розмірі 52', ['52']],
    ['куртка размер: 52', ['52']],
    ['куртка разм 52', ['52']],
    ['куртка size 52', ['52']],
    ['куртка 52 розмір', ['52']],
    ['куртка 52-го размера', ['52']],
    ['куртка розмір 52-54', ['52', '54']],
    ['куртка 52-54', ['52', '54']],
    ['куртка розмір 52/54', ['52', '54']],
    ['куртка розмір 52, 54 і 56', ['52', '54', '56']],
    ['куртка розмір 50 або 54', ['50', '54']],
    ['куртка розмір 52 розмір 54', ['52', '54']],
    ['куртка XL', ['XL']],
    ['куртка ХL', ['XL']],
    ['куртка розмір ХЛ', ['XL']],
    ['куртка xxl', ['2XL']],
    ['куртка 2XL', ['2XL']],
    ['куртка розмір M', ['M']],
    ['куртка размер М', ['M']],
    ['куртка M-XL', ['M', 'L', 'XL']],
    ['куртка L–XL', ['L–XL']],
    ['куртка size s-m', ['S–M']],
    ['куртка EU 43', ['43']],
    ['куртка eu43', ['43']],
    ['куртка eur 43', ['43']],
    ['куртка розмір 42–44', ['42', '43', '44']],
  ])('reads the size of «%s»', (query, found) => {
    expect(parse(query)).toEqual({ text: 'куртка', sizes: found, price: null })
  })

  it.each([
    ['до 2000 грн', { max: 2000 }],
    ['до 2 000 грн', { max: 2000 }],
    ['до 2\u00a0000 ₴', { max: 2000 }],
    ['до 2000', { max: 2000 }],
    ['до 2к', { max: 2000 }],
    ['до 2,5к грн', { max: 2500 }],
    ['до 2 тис. грн', { max: 2000 }],
    ['не дорожче 1500', { max: 1500 }],
    ['не дорожче за 1500 гривень', { max: 1500 }],
    ['дешевше 900', { max: 900 }],
    ['менше 900 грн', { max: 900 }],
    ['ціна до 900', { max: 900 }],
    ['від 1000 грн', { min: 1000 }],
    ['дорожче 1000', { min: 1000 }],
    ['понад 1000 грн', { min: 1000 }],
    ['від 1000 до 2000 грн', { min: 1000, max: 2000 }],
    ['від 1 000 до 2 000', { min: 1000, max: 2000 }],
    ['1000-2000 грн', { min: 1000, max: 2000 }],
    ['1-2к', { min: 1000, max: 2000 }],
    ['між 1000 і 2000 грн', { min: 1000, max: 2000 }],
    ['не дороже 1500', { max: 1500 }],
    ['дешевле 1500 гривен', { max: 1500 }],
    ['от 500 до 1500 грн', { min: 500, max: 1500 }],
    ['свыше 1500 грн', { min: 1500 }],
    ['under 2k', { max: 2000 }],
    ['under ₴2,000', { max: 2000 }],
    ['cheaper than 1500', { max: 1500 }],
    ['up to 1499.50 uah', { max: 1499.5 }],
    ['over 2000 UAH', { min: 2000 }],
    ['between 1000 and 2000 uah', { min: 1000, max: 2000 }],
    ['from 1000 to 2000 uah', { min: 1000, max: 2000 }],
    ['less than 2000', { max: 2000 }],
  ])('reads the price «%s»', (words, price) => {
    for (const query of [`куртка ${words}`, `куртка, ${words}`, `${words}, куртка`])
      expect([query, parse(query)]).toEqual([query, { text: 'куртка', sizes: [], price }])
  })

  it.each([
    'куртка 52',
    'куртка 2000',
    '388',
    'en 388',
    'HT-1042',
    'HT-1042-52',
    'ht1042-52-54',
    'куртка розмір 99',
    'куртка розмір 5XL',
    'куртка зріст 176',
    'куртка рост 170-176',
    'рукавиці до 1000 В',
    'перчатки до 1000 вольт',
    'куртка до 50',
    'куртка до -25',
    'вік від 18 років',
    'пояс до 120 см',
    'куртка 2000 грн',
    'iec 61340-4-3',
    'EN 1149-5',
    'черевики s3',
    'футболка m',
    'куртка від 3000 до 2000 грн',
    'від 3000 грн куртка до 1000 грн',
    'розмір',
    'куртка до',
    'куртка до 20000000 грн',
    'тримає 12-14 кал',
    'розмір 52000',
  ])('leaves «%s» as it is', query => {
    expect(parse(query)).toEqual({ text: query, sizes: [], price: null })
  })

  it('tells sizes from prices in one sentence', () => {
    expect(parse('черевики розмір 43 від 1000 до 2000 грн')).toEqual({
      text: 'черевики',
      sizes: ['43'],
      price: { min: 1000, max: 2000 },
    })
    expect(parse('куртка до 3000 розмір 52')).toEqual({ text: 'куртка', sizes: ['52'], price: { max: 3000 } })
    expect(parse('розмір 44 до 54 грн')).toEqual({ text: '', sizes: ['44'], price: { max: 54 } })
    expect(parse('розмір 52 і до 2к')).toEqual({ text: '', sizes: ['52'], price: { max: 2000 } })
  })

  it('does not read what is filtered already', () => {
    expect(parseFilters('куртка розмір 52 до 2к', { sizes: [] }).sizes).toEqual([])
    expect(parseFilters('куртка розмір 52 до 2к', { sizes, readsPrice: false }).price).toBeNull()
  })

  it('never throws, and always shortens a query that it understands', () => {
    const word = fc.constantFrom('розмір', '52', '54', '-', ',', 'до', 'від', '2 000', 'грн', 'xl', 'і', 'куртка', 'к')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map(words => words.join(' ')),
        ),
        query => {
          const { text, sizes: found, price } = parse(query)
          if (found.length > 0 || price) expect(text.length).toBeLessThan(query.length)
          else expect(text).toBe(query)
        },
      ),
    )
  })
})
