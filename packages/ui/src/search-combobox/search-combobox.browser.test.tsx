import { beforeEach, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { SearchComboboxField } from './index.ts'

const submitted: string[] = []
beforeEach(() => {
  submitted.length = 0
})

const find = async (query: string) =>
  ['куртка', 'курка'].filter(text => text.startsWith(query)).map(text => ({ id: text, text, href: `#${text}` }))
const search = (
  <SearchComboboxField
    action="#search"
    load={find}
    delay={0}
    onSearch={(query, event) => {
      event.preventDefault()
      submitted.push(query)
    }}
  />
)
const field = page.getByRole('combobox', { name: 'Пошук товарів' })
const activeOption = () => {
  const id = field.element().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing')
}
const type = async (keys: string, suggestion: string) => {
  show(search)
  await userEvent.click(field)
  await userEvent.keyboard(keys)
  await expect.element(page.getByRole('option', { name: suggestion })).toBeVisible()
}

testKeyboard('search-combobox', {
  'Down, Up → move through the suggestions; past the ends back to the input': async () => {
    await type('кур', 'курка')
    await userEvent.keyboard('{ArrowDown}')
    expect(activeOption()).toBe('куртка')
    await userEvent.keyboard('{ArrowUp}')
    expect(activeOption()).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    expect(activeOption()).toBe('курка')
    await userEvent.keyboard('{ArrowDown}')
    expect(activeOption()).toBeNull()
  },
  'Enter → follows the active suggestion, or else submits the text': async () => {
    await type('курт', 'куртка')
    await userEvent.keyboard('{Enter}')
    expect(submitted).toEqual(['курт'])
    await userEvent.keyboard('к')
    await expect.element(page.getByRole('option', { name: 'куртка' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(decodeURIComponent(location.hash)).toBe('#куртка')
    expect(submitted).toEqual(['курт'])
  },
  'Escape → closes; pressed again, clears the input': async () => {
    await type('кур', 'курка')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveValue('кур')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
  },
  'Home, End → move the caret': async () => {
    show(search)
    await userEvent.click(field)
    await userEvent.keyboard('ур{Home}к{End}т')
    await expect.element(field).toHaveValue('курт')
  },
})
