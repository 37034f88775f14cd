import '../theme/theme.css.ts'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WithLanguage } from '../testing/examples.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
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
const onSelect = vi.fn()
const onSubmit = vi.fn()

beforeEach(() => {
  onSelect.mockReset()
  onSubmit.mockReset()
})

function show(props: Partial<ComboboxProps<ComboboxOption>> = {}) {
  return render(
    <WithLanguage locale="uk">
      <form
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Combobox label="Місто" load={find} delay={0} onValueChange={onSelect} {...props} />
        <button type="submit" style={{ marginBlockStart: 360 }}>
          Далі
        </button>
      </form>
    </WithLanguage>,
  )
}

/** Text of the active option. */
const active = () => {
  const id = field.element().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing')
}

testKeyboard('combobox', {
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
  'Down, Up → move through the options, wrapping around': async () => {
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
  'Enter → selects the active option and does not submit the form': async () => {
    show()
    await userEvent.keyboard('{Tab}')
    await expect.element(option('Одеса')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('Львів')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  },
  'Tab → selects the active option or one typed out in full, and moves on': async () => {
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
    expect(onSelect).toHaveBeenLastCalledWith(kyiv, expect.anything())
  },
  'Escape → closes; pressed again, restores the last selection': async () => {
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
  'Home, End → move the caret': async () => {
    show()
    await userEvent.click(field)
    await userEvent.keyboard('рем{Home}к{End}е')
    await expect.element(field).toHaveValue('креме')
  },
})

describe('opening', () => {
  test('keyboard focus shows the initial options', async () => {
    show()
    await userEvent.keyboard('{Tab}')
    await expect.element(option('Київ')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await expect.element(field).toHaveAttribute('aria-autocomplete', 'list')
    const list = document.getElementById(field.element().getAttribute('aria-controls') ?? '')
    expect(list?.getAttribute('role')).toBe('listbox')
    expect(active()).toBeNull()
  })

  test('a press opens, also again after Escape', async () => {
    show()
    await userEvent.click(field)
    await expect.element(option('Київ')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(option('Київ')).not.toBeInTheDocument()
    await userEvent.click(field)
    await expect.element(option('Київ')).toBeVisible()
  })
})

describe('selecting', () => {
  test('without an active option Tab keeps the last selection', async () => {
    show({ defaultValue: kyiv })
    await userEvent.click(field)
    await userEvent.keyboard('крем')
    await expect.element(option('Кременець')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue('Київ')
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('a single result becomes active by itself', async () => {
    show()
    await userEvent.click(field)
    await userEvent.keyboard('льв')
    await expect.element(field).toHaveAttribute('aria-activedescendant')
    expect(active()).toBe('Львів')
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue('Львів')
  })

  test('a press on an option selects it and keeps focus in the input', async () => {
    show({ valueName: 'city_ref' })
    await userEvent.click(field)
    await userEvent.click(option('Одеса'))
    await expect.element(field).toHaveValue('Одеса')
    await expect.element(field).toHaveFocus()
    expect(document.querySelector<HTMLInputElement>('[name="city_ref"]')?.value).toBe('Одеса')
  })
})

test('leaving without a selection clears the partial text', async () => {
  show()
  await userEvent.click(field)
  await userEvent.keyboard('кр')
  await userEvent.click(page.getByRole('button', { name: 'Далі' }))
  await expect.element(field).toHaveValue('')
})

test('the typed text and the list stay when the window loses focus', async () => {
  show()
  await userEvent.click(field)
  await userEvent.keyboard('кр')
  await expect.element(option('Кременчук')).toBeVisible()
  // The event a browser fires then: the input stays the active element.
  act(() => void field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await expect.element(option('Кременчук')).toBeVisible()
  await expect.element(field).toHaveValue('кр')
})

test('Tab moves on to the popular options, which are selected by press', async () => {
  show({ popularOptions: cities.slice(0, 2) })
  await userEvent.keyboard('{Tab}')
  await expect.element(option('Київ')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(option('Київ')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Київ' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Київ')
  expect(onSubmit).not.toHaveBeenCalled()
})

describe('results', () => {
  test('a late result of an earlier query is ignored', async () => {
    const pending = new Map<string, (options: readonly ComboboxOption[]) => void>()
    const signals: AbortSignal[] = []
    show({
      load: (query, signal) => {
        signals.push(signal)
        return new Promise(resolve => pending.set(query, resolve))
      },
    })
    await userEvent.click(field)
    await vi.waitFor(() => expect(pending.has('')).toBe(true))
    await userEvent.keyboard('о')
    await vi.waitFor(() => expect(pending.has('о')).toBe(true))
    expect(signals[0]?.aborted).toBe(true)
    pending.get('о')?.([{ id: 'o', text: 'Одеса' }])
    await expect.element(option('Одеса')).toBeVisible()
    await act(async () => pending.get('')?.([kyiv]))
    await expect.element(option('Київ')).not.toBeInTheDocument()
    await expect.element(option('Одеса')).toBeVisible()
  })

  test('announces the number of results, or that there are none', async () => {
    show()
    await userEvent.click(field)
    await expect.element(page.getByRole('status')).toHaveTextContent('Знайдено 3 варіанти')
    await userEvent.keyboard('ъ')
    await expect.element(page.getByRole('status')).toHaveTextContent('Нічого не знайдено')
  })

  test('a failed request can be retried', async () => {
    let failing = true
    show({ load: async query => (failing ? Promise.reject(new Error('offline')) : find(query)) })
    await userEvent.click(field)
    const retry = page.getByRole('button', { name: 'Спробувати ще раз' })
    await expect.element(retry).toBeVisible()
    failing = false
    await userEvent.click(retry)
    await expect.element(option('Київ')).toBeVisible()
  })

  test('another source reloads the options', async () => {
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
