import { type Locale, localise } from '@shop/contract/locales'
import type { Text } from '../../text.ts'
import { t } from '../goods/wording.ts'

const each = (write: (lang: Locale) => string): Text => ({ uk: write('uk'), ru: write('ru'), en: write('en') })

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Inline markup: `**strong**`, code in backticks and `[link](/path)`, whose path gets the prefix of the language. */
const inline = (text: Text, lang: Locale): string =>
  escaped(text[lang])
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>')
    .replace(
      /\[(.+?)\]\((.+?)\)/g,
      (_, words: string, to: string) => `<a href="${to.startsWith('/') ? localise(to, lang) : to}">${words}</a>`,
    )

const element =
  (tag: 'h2' | 'h3' | 'p') =>
  (uk: string, ru: string, en: string): Text => {
    const text = t(uk, ru, en)
    return each(lang => `<${tag}>${inline(text, lang)}</${tag}>`)
  }

export const h2 = element('h2')
export const h3 = element('h3')
export const p = element('p')

const listOf =
  (tag: 'ul' | 'ol') =>
  (...items: readonly Text[]): Text =>
    each(lang => `<${tag}>${items.map(item => `<li>${inline(item, lang)}</li>`).join('')}</${tag}>`)

export const ul = listOf('ul')
export const ol = listOf('ol')

/** The first cell of a row is its heading. */
export const table = (head: readonly Text[], rows: readonly (readonly Text[])[]): Text =>
  each(lang => {
    const columns = head.map(cell => `<th scope="col">${inline(cell, lang)}</th>`).join('')
    const lines = rows.map(([first, ...cells]) => {
      const heading = first ? `<th scope="row">${inline(first, lang)}</th>` : ''
      return `<tr>${heading}${cells.map(cell => `<td>${inline(cell, lang)}</td>`).join('')}</tr>`
    })
    return `<table><thead><tr>${columns}</tr></thead><tbody>${lines.join('')}</tbody></table>`
  })

/** A question that opens its answer. */
export const question = (text: Text, ...answer: readonly Text[]): Text =>
  each(
    lang => `<details><summary>${inline(text, lang)}</summary>${answer.map(block => block[lang]).join('\n')}</details>`,
  )

/** Concatenates blocks to the body of a page or article; every language has the same blocks. */
export const body = (...blocks: readonly Text[]): Text => each(lang => blocks.map(block => block[lang]).join('\n'))
