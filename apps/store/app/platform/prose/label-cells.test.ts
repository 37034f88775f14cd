import { expect, it } from 'vitest'
import { labelCells } from './label-cells.ts'

const row = (cells: string) => `<tr>${cells}</tr>`
const table = (head: string, ...rows: string[]) =>
  `<table><thead>${row(head)}</thead><tbody>${rows.map(row).join('')}</tbody></table>`

it('labels the cells of a wide table with the headings of their columns, and keeps its roles', () => {
  const html = table(
    '<th scope="col">Спосіб</th><th scope="col">Вартість <b>₴</b></th><th scope="col">Днів "до"</th>',
    '<th scope="row">Кур’єр</th><td>70</td><td>1–3</td>',
  )
  expect(labelCells(`<p>До</p>${html}<p>Після</p>`)).toBe(
    '<p>До</p><table role="table" data-wide=""><thead><tr role="row"><th scope="col" role="columnheader">Спосіб</th>' +
      '<th scope="col" role="columnheader">Вартість <b>₴</b></th><th scope="col" role="columnheader">Днів "до"</th></tr></thead>' +
      '<tbody><tr role="row"><th scope="row" role="rowheader">Кур’єр</th><td role="cell" data-label="Вартість ₴">70</td>' +
      '<td role="cell" data-label="Днів &quot;до&quot;">1–3</td></tr></tbody></table><p>Після</p>',
  )
})

it('leaves a narrow table and other text as they are', () => {
  const html = table(
    '<th scope="col">Спосіб</th><th scope="col">Опис</th>',
    '<th scope="row">Картка</th><td>Одразу</td>',
  )
  expect(labelCells(html)).toBe(html)
  expect(labelCells('<p>Текст</p>')).toBe('<p>Текст</p>')
})
