import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matchedText } from './matched-text.tsx'

const marked = (text: string, query: string) => {
  const { container } = render(<p>{matchedText(text, query)}</p>)
  expect(container).toHaveTextContent(text)
  return [...container.querySelectorAll('mark')].map(mark => mark.textContent)
}

test('the query is highlighted in the options, in any case and order', () => {
  expect(marked('№ 4, вул. Соборна, 27', 'соборна')).toEqual(['Соборна'])
  expect(marked('№ 4, вул. Соборна, 27', '27 соб')).toEqual(['Соб', '27'])
  expect(marked('Кременчук', 'крем крем')).toEqual(['Крем'])
})
test('nothing is highlighted without a match or a query', () => {
  expect(marked('Київ', 'львів')).toEqual([])
  expect(marked('Київ', '')).toEqual([])
})
test('what a translator has replaced is replaced by the next query', () => {
  const shown = (query: string) => <p>{matchedText('Київ, Київська обл.', query)}</p>
  const { container, rerender } = render(shown('ки'))
  for (const query of ['київ', 'к обл', '', 'о']) {
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      font.append(text.textContent ?? '')
      text.parentNode?.replaceChild(font, text)
    }
    rerender(shown(query))
    expect(container).toHaveTextContent('Київ, Київська обл.')
  }
})
