import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ShopUiProvider } from '../provider/provider.tsx'
import { show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Facets, type RangeValue } from './index.ts'

const changes: RangeValue[] = []
let submitCount = 0
beforeEach(() => {
  changes.length = 0
  submitCount = 0
})

function Panel() {
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        submitCount += 1
      }}
    >
      <Facets.Root>
        <Facets.Group title="Розмір">
          <Facets.Options
            legend="Розмір"
            options={[{ value: '52', text: '52', count: 3 }]}
            value={selected}
            onValueChange={setSelected}
          />
        </Facets.Group>
        <Facets.Group title="Ціна" open>
          <Facets.Range
            legend="Ціна"
            bounds={[0, 1000]}
            step={10}
            defaultValue={[100, 900]}
            onValueChange={range => changes.push(range)}
          />
        </Facets.Group>
        <Facets.Status count={selected.length > 0 ? 3 : 48} />
      </Facets.Root>
    </form>
  )
}
const size = page.getByRole('checkbox', { name: /52/ })
const thumb = (end: string) => page.getByRole('slider', { name: `Ціна, ${end}` })
const to = page.getByRole('textbox', { name: 'Ціна, до' })

testKeyboard('facets', {
  'Enter, Space → on a trigger: toggles the group': async () => {
    show(<Panel />)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(size).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(size).not.toBeInTheDocument()
  },
  'Space → toggles an option': async () => {
    show(<Panel />)
    await userEvent.keyboard('{Tab}{Enter}{Tab} ')
    await expect.element(size).toBeChecked()
    await expect.element(size).toHaveFocus()
  },
  'Arrows, PageUp, PageDown, Home, End → move a thumb of the range': async () => {
    show(<Panel />)
    thumb('від').element().focus()
    await expect.element(thumb('від')).toHaveAttribute('aria-valuetext', '100\u00a0₴')
    await userEvent.keyboard('{ArrowUp}')
    expect(changes.at(-1)).toEqual([110, 900])
    await userEvent.keyboard('{ArrowLeft}')
    expect(changes.at(-1)).toEqual([100, 900])
    await userEvent.keyboard('{PageUp}')
    expect(changes.at(-1)?.[0]).toBeGreaterThan(110)
    await userEvent.keyboard('{PageDown}')
    expect(changes.at(-1)).toEqual([100, 900])
    await userEvent.keyboard('{End}')
    expect(changes.at(-1)).toEqual([900, 900])
    await userEvent.keyboard('{Home}')
    expect(changes.at(-1)).toEqual([null, 900])
    await expect.element(thumb('від')).toHaveAttribute('aria-valuetext', '0\u00a0₴')
  },
  'Enter → in an input of the range: commits the amount without submitting the form': async () => {
    show(<Panel />)
    await userEvent.fill(to, '450')
    expect(changes).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(changes).toEqual([[100, 450]])
    await userEvent.fill(to, '')
    await userEvent.keyboard('{Enter}')
    expect(changes.at(-1)).toEqual([100, null])
    expect(submitCount).toBe(0)
  },
})

test('panel and group are named; each change announces the number of products and keeps focus', async () => {
  show(<Panel />)
  await expect.element(page.getByRole('region', { name: 'Фільтри' })).toBeVisible()
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Знайдено 48 товарів')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('group', { name: 'Розмір', exact: true }).last()).toBeInTheDocument()
  await userEvent.keyboard('{Tab} ')
  await expect.element(status).toHaveTextContent('Знайдено 3 товари')
  await expect.element(size).toHaveFocus()
})

test('invalid text stays with an error and is not reported; corrected text is', async () => {
  show(<Panel />)
  await userEvent.fill(to, 'багато')
  await userEvent.keyboard('{Enter}')
  await expect.element(to).toHaveAccessibleDescription('Введіть суму числом, наприклад 1500')
  await expect.element(to).toHaveValue('багато')
  await expect.element(to).toHaveFocus()
  await userEvent.fill(to, '50')
  await userEvent.keyboard('{Enter}')
  await expect.element(to).toHaveAccessibleDescription('Значення «від» більше за «до»')
  expect(changes).toEqual([])
  await userEvent.fill(to, '1 500,50')
  await userEvent.keyboard('{Enter}')
  await expect.element(to).not.toHaveAttribute('aria-invalid')
  expect(changes).toEqual([[100, 1500.5]])
})

test('an input that is empty shows its bound as a price', async () => {
  show(<Panel />)
  await userEvent.clear(to)
  await expect.element(to).toHaveAttribute('placeholder', '1\u00a0000\u00a0₴')
})

test.each(['CHF', 'грн'])('an input in a narrow panel shows the whole price, with %s before it', async prefix => {
  show(
    <ShopUiProvider currency={{ prefix }}>
      <div style={{ inlineSize: 264 }}>
        <Facets.Range legend="Ціна" bounds={[0, 25_000]} />
      </div>
    </ShopUiProvider>,
  )
  await expect.element(to).toHaveAttribute('placeholder', `${prefix}\u00a025\u00a0000`)
  const input = to.element()
  const shown = input.getBoundingClientRect().width
  input.setAttribute('style', 'field-sizing: content; inline-size: auto')
  expect(shown).toBeGreaterThanOrEqual(input.getBoundingClientRect().width)
})

test('a wrong order is an error only after both inputs are left', async () => {
  show(<Panel />)
  const from = page.getByRole('textbox', { name: 'Ціна, від' })
  await userEvent.fill(from, '2000')
  await userEvent.click(to)
  await expect.element(from).not.toHaveAttribute('aria-invalid')
  await userEvent.fill(to, '3000')
  await userEvent.keyboard('{Tab}')
  expect(changes).toEqual([[2000, 3000]])
})

function Chips() {
  const [selected, setSelected] = useState(['52', '54', '56'])
  return (
    <Facets.AppliedFilters>
      {selected.map(size => (
        <Facets.Chip
          key={size}
          href="#without"
          name={size}
          onClick={event => {
            event.preventDefault()
            setSelected(selected.filter(other => other !== size))
          }}
        />
      ))}
    </Facets.AppliedFilters>
  )
}

test('when a chip is removed, focus moves to the one in its place', async () => {
  show(<Chips />)
  const chip = (size: string) => page.getByRole('link', { name: `Прибрати фільтр: ${size}` })
  chip('54').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chip('56')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chip('52')).toHaveFocus()
})

function EmptyOption() {
  const [selected, choose] = useState<readonly string[]>(['52'])
  const options = [{ value: '52', text: '52', count: 0 }]
  return <Facets.Options legend="Розмір" options={options} value={selected} onValueChange={choose} />
}

test('an option that becomes empty keeps focus', async () => {
  show(<EmptyOption />)
  size.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(size).not.toBeChecked()
  await expect.element(size).toHaveFocus()
})
