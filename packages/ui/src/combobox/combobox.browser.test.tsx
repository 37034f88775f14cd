import '../theme/theme.css.ts'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WithLanguage } from '../testing/examples.tsx'
import { keyboardRows } from '../testing/keyboard-rows.ts'
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox.tsx'

afterEach(cleanup)

const cities: readonly ComboboxOption[] = ['Київ', 'Львів', 'Одеса', 'Кременчук', 'Кременець'].map(text => ({
  id: text,
  text,
}))
const kyiv: ComboboxOption = { id: 'Київ', text: 'Київ' }
const find = async (query: string) =>
  query === '' ? cities.slice(0, 3) : cities.filter(({ text }) => text.toLowerCase().startsWith(query.toLowerCase()))

const field = page.getByRole('combobox', { name: 'Місто' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const chosen = vi.fn()
const sent = vi.fn()

beforeEach(() => {
  chosen.mockReset()
  sent.mockReset()
})

function show(props: Partial<ComboboxProps<ComboboxOption>> = {}) {
  return render(
    <WithLanguage locale="uk">
      <form
        onSubmit={event => {
          event.preventDefault()
          sent()
        }}
      >
        <Combobox label="Місто" load={find} delay={0} onValueChange={chosen} {...props} />
        <button type="submit" style={{ marginBlockStart: 360 }}>
          Далі
        </button>
      </form>
    </WithLanguage>,
  )
}

/** The option that assistive technology is told to be on. */
const active = () => {
  const id = field.element().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing')
}

keyboardRows('combobox', {
  'Typing, Down, Alt+Down → opens the list': async () => {
    show()
    for (const keys of ['к', '{ArrowDown}', '{Alt>}{ArrowDown}{/Alt}']) {
      await userEvent.click(field)
      await userEvent.keyboard('{Escape}{Escape}')
      await expect.element(field).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard(keys)
      await expect.element(option('Київ')).toBeVisible()
    }
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(option('Київ')).not.toBeInTheDocument()
  },
  'Down, Up → move the mark, going round': async () => {
    show()
    await userEvent.keyboard('{Tab}')
    await expect.element(option('Одеса')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Київ')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Одеса')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Львів')
  },
  'Enter → takes the marked option and does not send the form': async () => {
    show()
    await userEvent.keyboard('{Tab}')
    await expect.element(option('Одеса')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('Львів')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledOnce()
  },
  'Tab → takes the marked option or one typed out in full, and goes on': async () => {
    show({ load: async query => (query === 'київ' ? [kyiv, { id: 'x', text: 'Київське' }] : find(query)) })
    await userEvent.click(field)
    await userEvent.keyboard('крем')
    await expect.element(option('Кременець')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect.element(field).toHaveValue('Кременчук')
    await expect.element(page.getByRole('button', { name: 'Далі' })).toHaveFocus()
    await userEvent.fill(field, 'київ')
    await expect.element(option('Київське')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue('Київ')
    expect(chosen).toHaveBeenLastCalledWith(kyiv)
  },
  'Escape → closes; pressed again, brings back what was chosen last': async () => {
    show({ defaultValue: kyiv })
    await userEvent.click(field)
    await userEvent.keyboard('крем')
    await expect.element(option('Кременець')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveValue('крем')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('Київ')
  },
  'Home, End → stay keys of the caret': async () => {
    show()
    await userEvent.click(field)
    await userEvent.keyboard('рем{Home}к{End}е')
    await expect.element(field).toHaveValue('креме')
  },
})

describe('opening', () => {
  test('focus by keyboard offers the first entries', async () => {
    show()
    await userEvent.keyboard('{Tab}')
    await expect.element(option('Київ')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect.element(field).toHaveAttribute('aria-autocomplete', 'list')
    const list = document.getElementById(field.element().getAttribute('aria-controls') ?? '')
    expect(list?.getAttribute('role')).toBe('listbox')
    expect(active()).toBeNull()
  })

  test('a press opens, and again after Escape', async () => {
    show()
    await userEvent.click(field)
    await expect.element(option('Київ')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(option('Київ')).not.toBeInTheDocument()
    await userEvent.click(field)
    await expect.element(option('Київ')).toBeVisible()
  })
})

describe('choosing', () => {
  test('without a marked option Tab leaves what was chosen last', async () => {
    show({ defaultValue: kyiv })
    await userEvent.click(field)
    await userEvent.keyboard('крем')
    await expect.element(option('Кременець')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue('Київ')
    expect(chosen).not.toHaveBeenCalled()
  })

  test('the only answer to what was typed is marked by itself', async () => {
    show()
    await userEvent.click(field)
    await userEvent.keyboard('льв')
    await expect.element(field).toHaveAttribute('aria-activedescendant')
    expect(active()).toBe('Львів')
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue('Львів')
  })

  test('a press on an option takes it and keeps the focus in the field', async () => {
    show({ valueName: 'city_ref' })
    await userEvent.click(field)
    await userEvent.click(option('Одеса'))
    await expect.element(field).toHaveValue('Одеса')
    await expect.element(field).toHaveFocus()
    expect(document.querySelector<HTMLInputElement>('[name="city_ref"]')?.value).toBe('Одеса')
  })
})

test('leaving without a choice leaves no half value', async () => {
  show()
  await userEvent.click(field)
  await userEvent.keyboard('кр')
  await userEvent.click(page.getByRole('button', { name: 'Далі' }))
  await expect.element(field).toHaveValue('')
})

test('when another window takes the focus, what was typed and its list stay', async () => {
  show()
  await userEvent.click(field)
  await userEvent.keyboard('кр')
  await expect.element(option('Кременчук')).toBeVisible()
  // What a browser tells the page then: the field stays the active element.
  act(() => void field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await expect.element(option('Кременчук')).toBeVisible()
  await expect.element(field).toHaveValue('кр')
})

test('Tab uncovers the favourites, one of which is a press away', async () => {
  show({ favourites: cities.slice(0, 2) })
  await userEvent.keyboard('{Tab}')
  await expect.element(option('Київ')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(option('Київ')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Київ' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Київ')
  expect(sent).not.toHaveBeenCalled()
})

describe('answers', () => {
  test('a late answer to an earlier question is dropped', async () => {
    const answers = new Map<string, (options: readonly ComboboxOption[]) => void>()
    const signals: AbortSignal[] = []
    show({
      load: (query, signal) => {
        signals.push(signal)
        return new Promise(resolve => answers.set(query, resolve))
      },
    })
    await userEvent.click(field)
    await vi.waitFor(() => expect(answers.has('')).toBe(true))
    await userEvent.keyboard('о')
    await vi.waitFor(() => expect(answers.has('о')).toBe(true))
    expect(signals[0]?.aborted).toBe(true)
    answers.get('о')?.([{ id: 'o', text: 'Одеса' }])
    await expect.element(option('Одеса')).toBeVisible()
    await act(async () => answers.get('')?.([kyiv]))
    await expect.element(option('Київ')).not.toBeInTheDocument()
    await expect.element(option('Одеса')).toBeVisible()
  })

  test('how many were found is announced, and that nothing was', async () => {
    show()
    await userEvent.click(field)
    await expect.element(page.getByRole('status')).toHaveTextContent('Знайдено 3 варіанти')
    await userEvent.keyboard('ъ')
    await expect.element(page.getByRole('status')).toHaveTextContent('Нічого не знайдено')
  })

  test('a failure can be tried again', async () => {
    let broken = true
    show({ load: async query => (broken ? Promise.reject(new Error('offline')) : find(query)) })
    await userEvent.click(field)
    const again = page.getByRole('button', { name: 'Спробувати ще раз' })
    await expect.element(again).toBeVisible()
    broken = false
    await userEvent.click(again)
    await expect.element(option('Київ')).toBeVisible()
  })

  test('another source asks anew', async () => {
    const load = vi.fn(find)
    const { rerender } = show({ load, source: 'kyiv' })
    await userEvent.click(field)
    await expect.element(option('Київ')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Далі' }))
    rerender(
      <WithLanguage locale="uk">
        <form>
          <Combobox label="Місто" load={load} delay={0} source="lviv" />
        </form>
      </WithLanguage>,
    )
    load.mockClear()
    await userEvent.click(field)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  })
})
