import '../theme/theme.css.ts'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WithLanguage } from '../testing/examples.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { ComboboxField, type ComboboxFieldProps, type ComboboxItem } from './index.ts'

afterEach(cleanup)

const cities: readonly ComboboxItem[] = ['Київ', 'Львів', 'Одеса', 'Кременчук', 'Кременець'].map(text => ({
  id: text,
  text,
}))
const kyiv: ComboboxItem = { id: 'Київ', text: 'Київ' }
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

function show(props: Partial<ComboboxFieldProps<ComboboxItem>> = {}) {
  return render(
    <WithLanguage locale="uk">
      <form
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <ComboboxField label="Місто" load={find} delay={0} onValueChange={onSelect} {...props} />
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
  'Page Down, Page Up → move by as many options as are visible': async () => {
    show({ items: Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, text: `Місто ${index}` })) })
    await userEvent.keyboard('{Tab}')
    await expect.element(option('Місто 0')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expect.poll(() => Number(active()?.slice(6))).toBeGreaterThan(4)
    await userEvent.keyboard('{PageUp}')
    await expect.poll(active).toBe('Місто 0')
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
    expect(onSelect).toHaveBeenLastCalledWith(kyiv, expect.objectContaining({ reason: 'select' }))
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

  test('focus leaves an error readable; a press and typing open', async () => {
    show({ error: 'Оберіть місто' })
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(field)
    await expect.element(option('Київ')).toBeVisible()
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

test('what is typed stays when the focus leaves, and gives way to what is selected', async () => {
  show()
  await userEvent.click(field)
  await userEvent.keyboard('кр')
  await userEvent.click(page.getByRole('button', { name: 'Далі' }))
  await expect.element(field).toHaveValue('кр')
  await expect.element(option('Кременчук')).not.toBeInTheDocument()
  await userEvent.click(field)
  await userEvent.click(option('Кременчук'))
  await userEvent.keyboard('і')
  await userEvent.click(page.getByRole('button', { name: 'Далі' }))
  await expect.element(field).toHaveValue('Кременчук')
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
    const pending = new Map<string, (options: readonly ComboboxItem[]) => void>()
    const signals: AbortSignal[] = []
    show({
      load: (query, signal) => {
        signals.push(signal)
        return new Promise(resolve => pending.set(query, resolve))
      },
    })
    await userEvent.click(field)
    await expect.poll(() => pending.has('')).toBe(true)
    await userEvent.keyboard('о')
    await expect.poll(() => pending.has('о')).toBe(true)
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

  test('a failed request is repeated when the network returns', async () => {
    let failing = true
    show({ load: async query => (failing ? Promise.reject(new Error('offline')) : find(query)) })
    await userEvent.click(field)
    await expect.element(page.getByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
    failing = false
    act(() => void dispatchEvent(new Event('online')))
    await expect.element(option('Київ')).toBeVisible()
  })

  test('a request that fails after the network has returned is repeated at once', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let fail = () => {}
    const failure = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('offline'))
    })
    const load = vi.fn(find).mockReturnValueOnce(failure)
    show({ load })
    await userEvent.click(field)
    await expect.poll(() => load).toHaveBeenCalledOnce()
    online.mockRestore()
    fail()
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
          <ComboboxField label="Місто" load={load} delay={0} source="lviv" />
        </form>
      </WithLanguage>,
    )
    load.mockClear()
    await userEvent.click(field)
    await expect.poll(() => load).toHaveBeenCalledOnce()
  })
})

describe('the position of the list', () => {
  const list = page.getByRole('listbox')
  const box = (of: typeof list) => of.element().getBoundingClientRect()
  /** What is on top at the middle of an option belongs to it. */
  const isOnTop = (name: string) => {
    const { x, y, width, height } = box(option(name))
    return option(name)
      .element()
      .contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  beforeEach(() => page.viewport(800, 600))

  test('is below the input and as wide', async () => {
    show()
    await userEvent.click(field)
    await expect.element(option('Київ')).toBeVisible()
    const popup = list.element().parentElement?.getBoundingClientRect()
    expect(popup?.top).toBeCloseTo(box(field).bottom + 6, 0)
    expect(popup?.left).toBeCloseTo(box(field).left, 0)
    expect(popup?.width).toBeCloseTo(box(field).width, 0)
  })

  test('is above the input at the lower edge of the window', async () => {
    render(
      <WithLanguage locale="uk">
        <div style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0 }}>
          <ComboboxField label="Місто" load={find} delay={0} />
        </div>
      </WithLanguage>,
    )
    await userEvent.click(field)
    await expect.element(option('Київ')).toBeVisible()
    await expect.poll(() => box(list).bottom).toBeLessThanOrEqual(box(field).top)
    expect(list.element().parentElement?.dataset.side).toBe('top')
    await userEvent.click(option('Київ'))
    await expect.element(field).toHaveValue('Київ')
  })

  test('is within the window where there is room on neither side', async () => {
    await page.viewport(800, 260)
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, text: `Місто ${index}` }))
    render(
      <WithLanguage locale="uk">
        <div style={{ paddingBlockStart: 40 }}>
          <ComboboxField label="Місто" items={many} />
        </div>
      </WithLanguage>,
    )
    await userEvent.click(field)
    await expect.element(option('Місто 0')).toBeVisible()
    expect(box(list).top).toBeGreaterThanOrEqual(box(field).bottom)
    expect(box(list).bottom).toBeLessThanOrEqual(260)
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => isOnTop('Місто 29')).toBe(true)
  })

  test('is not clipped by an ancestor, nor covered by what comes after it', async () => {
    render(
      <WithLanguage locale="uk">
        <div style={{ overflow: 'hidden', blockSize: 90, position: 'relative', transform: 'translateX(0)' }}>
          <ComboboxField label="Місто" load={find} delay={0} />
        </div>
        <div style={{ position: 'relative', zIndex: 999, blockSize: 300, background: 'white' }} />
      </WithLanguage>,
    )
    await userEvent.click(field)
    await expect.element(option('Одеса')).toBeVisible()
    expect(isOnTop('Одеса')).toBe(true)
    await userEvent.click(option('Одеса'))
    await expect.element(field).toHaveValue('Одеса')
  })

  test('follows the input when a container scrolls', async () => {
    render(
      <WithLanguage locale="uk">
        <div data-testid="scrolled" style={{ overflow: 'auto', blockSize: 300 }}>
          <div style={{ paddingBlock: '60px 900px' }}>
            <ComboboxField label="Місто" load={find} delay={0} />
          </div>
        </div>
      </WithLanguage>,
    )
    await userEvent.click(field)
    await expect.element(option('Київ')).toBeVisible()
    page.getByTestId('scrolled').element().scrollTop = 40
    const distance = () =>
      Math.round((list.element().parentElement?.getBoundingClientRect().top ?? 0) - box(field).bottom)
    await expect.poll(distance).toBe(6)
  })
})
