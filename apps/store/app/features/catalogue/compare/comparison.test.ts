import { describe, expect, it } from 'vitest'
import { comparedText, comparePath, parseCompared, toggleCompared } from './compared.ts'
import { compareSpecifications, joinSpecifications } from './comparison.ts'

const row = (group: string, name: string, value: string) => ({ group, name, value })

describe('compareSpecifications', () => {
  it('puts rows of the same group and name side by side, and marks those without a difference', () => {
    const jacket = [row('Матеріал', 'Тканина', 'твіл'), row('Матеріал', 'Вага', '245')]
    const trousers = [row('Матеріал', 'Вага', '260'), row('Матеріал', 'Тканина', 'твіл')]
    expect(compareSpecifications([jacket, trousers], 'Лише один')).toEqual([
      {
        name: 'Матеріал',
        rows: [
          { name: 'Тканина', values: ['твіл', 'твіл'], same: true },
          { name: 'Вага', values: ['245', '260'], same: false },
        ],
      },
    ])
  })

  it('keeps rows of the same name in different groups apart, and joins those of one group', () => {
    const boots = [row('Верх', 'Колір', 'чорний'), row('Низ', 'Колір', 'сірий'), row('Низ', 'Колір', 'білий')]
    expect(compareSpecifications([boots], 'Лише один').map(({ name, rows }) => [name, rows[0]?.values])).toEqual([
      ['Верх', ['чорний']],
      ['Низ', ['сірий; білий']],
    ])
  })

  it('moves what one product alone has to the end, and drops groups that are empty then', () => {
    const gloves = [row('Захист', 'Проріз', 'D'), row('', 'Бренд', 'ГАРТ')]
    const helmet = [row('Оголовʼя', 'Обхват', '53–63'), row('', 'Бренд', 'ГАРТ')]
    expect(compareSpecifications([gloves, helmet], 'Лише один').map(({ name, rows }) => [name, rows.length])).toEqual([
      ['', 1],
      ['Лише один', 2],
    ])
  })
})

it('puts a characteristic in the row of the technical data of its name, which counts where a product has both', () => {
  const [closure, zip] = [
    row('Конструкція', 'Застібка', 'блискавка № 8'),
    row('Характеристики', 'Застібка', 'Блискавка'),
  ]
  const brand = row('Характеристики', 'Бренд', 'ГАРТ')
  expect(
    joinSpecifications([
      { technical: [closure], characteristics: [zip, brand] },
      { technical: [], characteristics: [zip] },
    ]),
  ).toEqual([[closure, brand], [{ ...zip, group: 'Конструкція' }]])
})

describe('the compared products', () => {
  it('survive the address and the cookie, at most four of them, each once', () => {
    expect(parseCompared(comparedText([12, 7, 3]))).toEqual([12, 7, 3])
    expect(parseCompared('1-2-2-x-0--3-4-5-99999999999')).toEqual([1, 2, 3, 4])
    expect(parseCompared(undefined)).toEqual([])
    expect([comparePath([12, 7]), comparePath([])]).toEqual(['/compare?products=12-7', '/compare'])
  })

  it('are added and removed one by one; a fifth is refused', () => {
    expect(toggleCompared([1, 2], 3)).toEqual([1, 2, 3])
    expect(toggleCompared([1, 2, 3, 4], 2)).toEqual([1, 3, 4])
    expect(toggleCompared([1, 2, 3, 4], 5)).toBeNull()
  })
})
