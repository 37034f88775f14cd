import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { matchedText } from './matched-text.tsx'

const marked = (text: string, query: string) => {
  const { container } = render(<p>{matchedText(text, query)}</p>)
  expect(container).toHaveTextContent(text)
  return [...container.querySelectorAll('mark')].map(mark => mark.textContent)
}

test('what was typed is marked in the options, in any case and order', () => {
  expect(marked('№ 4, вул. Соборна, 27', 'соборна')).toEqual(['Соборна'])
  expect(marked('№ 4, вул. Соборна, 27', '27 соб')).toEqual(['Соб', '27'])
  expect(marked('Кременчук', 'крем крем')).toEqual(['Крем'])
})
test('nothing is marked when nothing matches or nothing was typed', () => {
  expect(marked('Київ', 'львів')).toEqual([])
  expect(marked('Київ', '')).toEqual([])
})
