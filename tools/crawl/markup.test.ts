import { expect, it } from 'vitest'
import { foreignWords } from './foreign-words.ts'
import { markupFaults } from './markup.ts'
import { readPage } from './read-page.ts'

it.each([
  ['no-dup-id', '<p id="a">1</p><p id="a">2</p>'],
  ['element-permitted-content', '<ul><div>1</div></ul>'],
  ['close-order', '<div><b>1</div></b>'],
  ['attribute-allowed-values', '<input type="number1">'],
])('names %s', async (rule, html) => expect((await markupFaults(html)).join()).toContain(`${rule}:`))

it('names words of another language, but not where the language is marked or a shopper wrote them', () => {
  const html = `<html lang="en"><body><p>Size <b>розмір</b></p><a lang="uk" title="Мова">Українська</a>
<article data-scope="review-list">Гарна</article><img alt="куртка"></body></html>`
  expect(foreignWords(readPage(html))).toEqual(['розмір (en)', 'куртка (en)'])
})
