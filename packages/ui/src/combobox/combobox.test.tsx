import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WithLanguage } from '../testing/examples.tsx'
import { Combobox, ComboboxField, type ComboboxFieldProps, type ComboboxItem } from './index.ts'

const cities: readonly ComboboxItem[] = ['Київ', 'Львів', 'Одеса', 'Кременчук', 'Кременець'].map(text => ({
  id: text,
  text,
}))
const kyiv: ComboboxItem = { id: 'Київ', text: 'Київ' }
const find = async (query: string) =>
  cities.filter(({ text }) => text.toLowerCase().startsWith(query.toLowerCase())).slice(0, 3)

const onChange = vi.fn<NonNullable<ComboboxFieldProps<ComboboxItem>['onValueChange']>>()
beforeEach(() => {
  onChange.mockReset()
})

/** Values and reasons that were reported. */
const changes = () => onChange.mock.calls.map(([item, { reason }]) => [item?.text ?? null, reason])

const inPage = (content: ReactNode) => (
  <WithLanguage locale="uk">
    <form>
      {content}
      <button type="submit">Далі</button>
      <button type="reset">Скинути</button>
    </form>
  </WithLanguage>
)
const city = (props: Partial<ComboboxFieldProps<ComboboxItem>> = {}) => (
  <ComboboxField label="Місто" load={find} delay={0} onValueChange={onChange} {...props} />
)
const show = (props?: Partial<ComboboxFieldProps<ComboboxItem>>) => render(inPage(city(props)))
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Місто' })

test('the consumer is told of a blur when focus leaves, not when an option becomes the active one', async () => {
  const onBlur = vi.fn()
  show({ onBlur })
  await userEvent.type(input(), 'Кременч')
  await waitFor(() => expect(input()).toHaveAttribute('aria-activedescendant'))
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.click(document.body)
  expect(onBlur).toHaveBeenCalledOnce()
})

describe('the value', () => {
  test('of a read-only combobox cannot be changed, nor its list opened', async () => {
    show({ readOnly: true, defaultValue: kyiv, popularOptions: cities })
    await userEvent.click(input())
    await userEvent.type(input(), 'Од{ArrowDown}{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Одеса' }))
    expect(input()).toHaveValue('Київ')
    expect(input()).toHaveAttribute('aria-expanded', 'false')
    expect(onChange).not.toHaveBeenCalled()
  })

  test.each([
    ['Tab', '{Tab}'],
    ['Enter', '{Enter}'],
  ])('is cleared by emptying the input and %s', async (_, key) => {
    show({ defaultValue: kyiv, valueName: 'city_ref' })
    await userEvent.click(input())
    await screen.findByRole('option', { name: 'Київ' })
    await userEvent.clear(input())
    await userEvent.keyboard(key)
    await waitFor(() => expect(changes()).toEqual([[null, 'clear']]))
    expect(input()).toHaveValue('')
    expect(document.querySelector<HTMLInputElement>('[name="city_ref"]')?.value).toBe('')
  })

  test('is not cleared when the second Escape restores it', async () => {
    show({ defaultValue: kyiv })
    await userEvent.click(input())
    await screen.findByRole('option', { name: 'Київ' })
    await userEvent.clear(input())
    await userEvent.keyboard('{Escape}{Escape}{Tab}')
    expect(input()).toHaveValue('Київ')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('is the text that was typed in full, whatever its case and the spaces around it', async () => {
    show({ load: async () => [kyiv, { id: 'x', text: 'Київське' }] })
    await userEvent.type(input(), ' київ ')
    await screen.findByRole('option', { name: 'Київське' })
    await userEvent.tab()
    await waitFor(() => expect(changes()).toEqual([['Київ', 'select']]))
    expect(input()).toHaveValue('Київ')
  })

  describe('of options with names', () => {
    const places: readonly ComboboxItem[] = [
      { id: 'kyiv', text: 'Київ, Київська обл.', name: 'Київ' },
      { id: 'lviv', text: 'Городок, Львівська обл.', name: 'Городок' },
      { id: 'khm', text: 'Городок, Хмельницька обл.', name: 'Городок' },
      { id: 'bar', text: 'Бар, Вінницька обл.', name: 'Бар' },
    ]
    const isFound = (query: string) => (place: ComboboxItem) =>
      query.toLowerCase().includes((place.name ?? '').toLowerCase().slice(0, 3))
    const load = async (query: string) => places.filter(isFound(query))
    test.each([
      ['київ', 'kyiv'],
      ['м. Київ', 'kyiv'],
      ['Київ Київська область', 'kyiv'],
      ['городок хмельницька обл', 'khm'],
      ['Городок', null],
      ['Барвінкове', null],
      ['Київська', null],
    ])('is that whose name alone is typed when focus leaves «%s»', async (typed, id) => {
      show({ load })
      await userEvent.type(input(), typed)
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0))
      await userEvent.click(screen.getByRole('button', { name: 'Далі' }))
      const found = places.find(place => place.id === id)
      expect(changes()).toEqual(found ? [[found.text, 'typed']] : [])
      expect(input()).toHaveValue(found?.text ?? typed)
    })
  })

  test.each([
    ['elsewhere', false],
    ['back in the field, where a refused form has led it', true],
  ])('is found for a text that was typed in full before there was an answer, with the focus %s', async (_, isBack) => {
    let answer = (_: readonly ComboboxItem[]) => {}
    show({
      load: () =>
        new Promise(resolve => {
          answer = resolve
        }),
    })
    await userEvent.type(input(), 'київ')
    await userEvent.tab()
    expect(input()).toHaveValue('київ')
    if (isBack) {
      const first = answer
      act(() => input().focus())
      // It is asked for anew.
      await waitFor(() => expect(answer).not.toBe(first))
    }
    answer([kyiv, { id: 'x', text: 'Київське' }])
    await waitFor(() => expect(changes()).toEqual([['Київ', 'typed']]))
    expect(input()).toHaveValue('Київ')
  })

  test('is the initial one again after a reset of the form', async () => {
    show({ defaultValue: kyiv })
    await userEvent.type(input(), '{Backspace}одеса')
    await screen.findByRole('option', { name: 'Одеса' })
    await userEvent.tab()
    expect(input()).toHaveValue('Одеса')
    await userEvent.click(screen.getByRole('button', { name: 'Скинути' }))
    expect(input()).toHaveValue('Київ')
    expect(changes().at(-1)).toEqual(['Київ', 'reset'])
  })

  test('stays when the consumer cancels the change', async () => {
    show({ defaultValue: kyiv, popularOptions: cities, onValueChange: (_, { cancel }) => cancel() })
    await userEvent.click(screen.getByRole('button', { name: 'Одеса' }))
    expect(input()).toHaveValue('Київ')
  })
})

describe('the list', () => {
  test('does not open when the browser fills in the input', async () => {
    show()
    fireEvent.change(input(), { target: { value: 'одеса' } })
    await waitFor(() => expect(changes()).toEqual([['Одеса', 'typed']]))
    expect(input()).toHaveAttribute('aria-expanded', 'false')
    fireEvent.change(input(), { target: { value: 'Оде' } })
    await waitFor(() => expect(input()).toHaveValue('Одеса'))
  })

  test('shows nothing of the last query that does not fit the new one', async () => {
    const answers: ((items: readonly ComboboxItem[]) => void)[] = []
    show({ load: () => new Promise(resolve => answers.push(resolve)) })
    await userEvent.type(input(), 'к')
    await waitFor(() => expect(answers.length).toBe(2))
    answers[1]?.(cities)
    await screen.findByRole('option', { name: 'Київ' })
    await userEvent.type(input(), 'р')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Кременчук', 'Кременець'])
    await userEvent.type(input(), 'я')
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByText('Шукаємо…')).toBeVisible()
  })

  test('is operated by keys where nothing is laid out', async () => {
    show()
    await userEvent.click(input())
    await screen.findByRole('option', { name: 'Київ' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(changes()).toEqual([['Львів', 'select']])
  })

  test('is fetched late: what is typed meanwhile stays and counts, as does Enter, which does not submit', async () => {
    const onSubmit = vi.fn()
    render(
      <WithLanguage locale="uk">
        <form onSubmit={onSubmit}>{city()}</form>
      </WithLanguage>,
    )
    const before = input()
    before.focus()
    fireEvent.change(before, { target: { value: 'оде' } })
    expect(fireEvent.keyDown(before, { key: 'Enter' })).toBe(false)
    await waitFor(() => expect(before).toHaveValue('Одеса'))
    expect(input()).toBe(before)
    expect(before).toHaveFocus()
    expect(changes()).toEqual([['Одеса', 'select']])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('selects the single answer to what was typed when Enter was pressed before it came', async () => {
    let answer: (items: typeof cities) => void = () => {}
    const load = (query: string) =>
      query.length < 3 ? Promise.resolve(cities) : new Promise<typeof cities>(resolve => (answer = resolve))
    show({ load })
    await userEvent.click(input())
    await screen.findByRole('option', { name: 'Київ' })
    await userEvent.keyboard('киї{Enter}')
    expect(changes()).toEqual([])
    answer(cities.filter(({ text }) => text === 'Київ'))
    await waitFor(() => expect(changes()).toEqual([['Київ', 'select']]))
    expect(screen.queryByRole('option')).toBeNull()
    await userEvent.clear(input())
    await userEvent.keyboard('льв{Enter}і')
    answer(cities.filter(({ text }) => text === 'Львів'))
    await screen.findByRole('option', { name: 'Львів', selected: false })
    expect(input()).toHaveValue('льві')
    expect(changes()).toEqual([['Київ', 'select']])
  })

  test('filters known items by the typed words, whatever their accents', async () => {
    const items = [
      { id: 'a', text: 'Львів', detail: 'Сихів' },
      { id: 'b', text: 'Львів', detail: 'Центр' },
    ]
    render(
      inPage(
        <Combobox.Root items={items} onValueChange={onChange} valueName="point">
          <Combobox.Label>Місто</Combobox.Label>
          <Combobox.Input name="point_text" />
          <Combobox.Popup>
            <Combobox.List>
              {item => (
                <Combobox.Option key={item.id} item={item}>
                  {item.text} · {item.detail}
                </Combobox.Option>
              )}
            </Combobox.List>
            <Combobox.Empty>Такого немає</Combobox.Empty>
          </Combobox.Popup>
          <Combobox.Status />
        </Combobox.Root>,
      ),
    )
    await userEvent.type(input(), 'цен льв')
    expect((await screen.findByRole('option')).textContent).toBe('Львів · Центр')
    expect(screen.getByRole('listbox', { name: 'Місто' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Знайдено 1 варіант')
    await userEvent.type(input(), 'тр')
    expect(await screen.findByText('Такого немає')).toBeVisible()
    await userEvent.clear(input())
    await userEvent.type(input(), 'сих{Enter}')
    expect(changes()).toEqual([['Львів', 'select']])
    expect(document.querySelector<HTMLInputElement>('[name="point"]')?.value).toBe('a')
  })

  test('reports why it opens and closes', async () => {
    const reasons: string[] = []
    show({ onOpenChange: (open, { reason }) => reasons.push(`${open ? 'open' : 'closed'} by ${reason}`) })
    await userEvent.click(input())
    await screen.findByRole('option', { name: 'Київ' })
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}{Enter}')
    await userEvent.click(input())
    await userEvent.tab()
    expect(reasons).toEqual([
      'open by focus',
      'closed by escape',
      'open by key',
      'closed by select',
      'open by press',
      'closed by blur',
    ])
  })

  test('is opened, and its option selected, by clicks without a pointer, as screen readers send them', async () => {
    show()
    fireEvent.click(input())
    fireEvent.click(await screen.findByRole('option', { name: 'Львів' }))
    expect(changes()).toEqual([['Львів', 'select']])
    expect(input()).toHaveAttribute('aria-expanded', 'false')
  })

  test('announces how much is found', async () => {
    show()
    await userEvent.click(input())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Знайдено 3 варіанти'))
    await userEvent.type(input(), 'щ')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Нічого не знайдено'))
  })

  test('announces the active option for VoiceOver, which does not read it by itself', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    onTestFinished(() => void vi.restoreAllMocks())
    show({ defaultValue: { id: 'Львів', text: 'Львів' } })
    await userEvent.click(input())
    await screen.findByRole('option', { name: 'Київ' })
    for (const announced of ['Київ', 'Львів, вибрано', 'Одеса']) {
      await userEvent.keyboard('{ArrowDown}')
      expect(screen.getByRole('status')).toHaveTextContent(announced)
    }
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('status')).toHaveTextContent('Знайдено 3 варіанти')
  })

  test('hides nothing else of the page from screen readers', async () => {
    show()
    await userEvent.click(input())
    await screen.findByRole('option', { name: 'Київ' })
    expect(screen.getByRole('button', { name: 'Далі' })).toBeVisible()
    expect(document.querySelector('[aria-hidden="true"]:not(svg)')).toBeNull()
  })
})
