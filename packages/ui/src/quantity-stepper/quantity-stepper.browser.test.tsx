import '../theme/theme.css.ts'
import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ListboxField } from '../select/index.ts'
import { WithLanguage } from '../testing/examples.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { QuantityStepper, type QuantityStepperRootProps } from './index.ts'

afterEach(cleanup)

const field = page.getByRole('spinbutton')
const decrement = page.getByRole('button', { name: 'Зменшити кількість' })
const increment = page.getByRole('button', { name: 'Збільшити кількість' })

function show(props: QuantityStepperRootProps = {}) {
  const changed = vi.fn()
  render(
    <WithLanguage locale="uk">
      <QuantityStepper.Root onValueChange={changed} {...props} />
    </WithLanguage>,
  )
  return changed
}

function LimitedByConsumer() {
  const [pieces, setPieces] = useState(3)
  return <QuantityStepper.Root value={pieces} onValueChange={next => setPieces(Math.min(next, 4))} />
}

/** Presses keys in an input of 5 with max 20, and reads its value after each. */
async function readAfter(keys: readonly string[]) {
  show({ defaultValue: 5, max: 20 })
  await userEvent.click(field)
  const values: (string | null)[] = []
  for (const key of keys) {
    await userEvent.keyboard(key)
    await expect.element(field).toHaveValue(field.element().getAttribute('aria-valuenow') ?? 'no value')
    values.push(field.element().getAttribute('aria-valuenow'))
  }
  return values
}

testKeyboard('quantity-stepper', {
  'Up, Down → one more, one less': async () => {
    expect(await readAfter(['{ArrowUp}', '{ArrowUp}', '{ArrowDown}'])).toEqual(['6', '7', '6'])
  },
  'PageUp, PageDown → a larger step': async () => {
    expect(await readAfter(['{PageUp}', '{PageUp}', '{PageDown}', '{PageDown}'])).toEqual(['15', '20', '10', '1'])
  },
  'Home, End → the minimum; the maximum, if there is one': async () => {
    expect(await readAfter(['{End}', '{Home}'])).toEqual(['20', '1'])
    cleanup()
    show({ defaultValue: 5 })
    await userEvent.click(field)
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect.element(field).toHaveValue('6')
  },
  'Typing → as in any input; clamped on blur': async () => {
    show({ defaultValue: 5, max: 20 })
    await userEvent.keyboard('{Tab}{ArrowRight}{Backspace}13{ArrowLeft}{Delete}9')
    await expect.element(field).toHaveValue('19')
    await userEvent.keyboard('9{Tab}')
    await expect.element(field).toHaveValue('20')
  },
})

test('the buttons are no tab stops: one Tab in, one Tab out', async () => {
  show()
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(document.body)
})

/** Disabled at three. */
function DisabledAtThree({ counted }: { counted: number[] }) {
  const [pieces, setPieces] = useState(1)
  const count = (next: number) => {
    counted.push(next)
    setPieces(next)
  }
  return <QuantityStepper.Root value={pieces} disabled={pieces >= 3} onValueChange={count} />
}

describe('typing', () => {
  test.each([
    ['12', '12'],
    ['0', '1'],
    ['-3', '1'],
    ['abc', '5'],
    ['2,5', '2'],
    ['99', '20'],
    ['{Backspace}', '5'],
  ])('"%s" over 5 becomes %s on blur', async (keys, value) => {
    const changed = show({ defaultValue: 5, max: 20 })
    await userEvent.click(field)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard(keys)
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue(value)
    for (const [pieces] of changed.mock.calls) expect(pieces).toBe(Number(value))
  })

  test('Enter commits the typed text', async () => {
    const changed = show({ max: 20 })
    await userEvent.fill(field, '7')
    expect(changed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(changed.mock.calls.map(([value]) => value)).toEqual([7])
  })

  test('the wheel over the focused input changes nothing', async () => {
    const changed = show({ defaultValue: 5 })
    await userEvent.click(field)
    field.element().dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))
    expect(changed).not.toHaveBeenCalled()
  })
})

describe('buttons', () => {
  test('change by one, stop at the bounds, say why and keep their names', async () => {
    const changed = show({ max: 2 })
    await expect.element(decrement).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(increment)
    await expect.element(field).toHaveValue('2')
    await expect.element(increment).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(increment, { force: true })
    const status = page.getByRole('status')
    await expect.element(status).toHaveTextContent('На складі лише 2 шт.')
    await expect.element(status).not.toHaveAttribute('data-visually-hidden')
    await userEvent.click(decrement)
    await expect.element(status).toHaveTextContent('Кількість: 1')
    await expect.element(status).toHaveAttribute('data-visually-hidden')
    await expect.element(field).toHaveValue('1')
    expect(changed.mock.calls.map(([value]) => value)).toEqual([2, 1])
    expect(increment.element().getAttribute('aria-controls')).toBe(field.element().id)
  })

  test('a typed quantity above the stock or the order’s bound says which it is; one below the minimum is announced', async () => {
    show({ max: 3 })
    const status = page.getByRole('status')
    await userEvent.fill(field, '99')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('3')
    await expect.element(status).toHaveTextContent('На складі лише 3 шт.')
    await userEvent.fill(field, '0')
    await userEvent.keyboard('{Enter}')
    await expect.element(status).toHaveTextContent('Кількість: 1')
    cleanup()
    show()
    await userEvent.fill(field, '5000')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('999')
    await expect.element(status).toHaveTextContent('Не більше 999 шт. в одному замовленні')
  })

  test('says why a smaller stock has lowered the quantity', async () => {
    const withStock = (left: number) => (
      <WithLanguage locale="uk">
        <QuantityStepper.Root max={left} value={7} />
      </WithLanguage>
    )
    const { rerender } = render(withStock(9))
    rerender(withStock(2))
    await expect.element(page.getByRole('status')).toHaveTextContent('На складі лише 2 шт.')
  })

  test('announce the new quantity once', async () => {
    show()
    await userEvent.click(increment)
    await expect.element(page.getByRole('status')).toHaveTextContent('Кількість: 2')
  })

  test('repeat while held until the bound', async () => {
    const changed = show({ max: 4 })
    const target = increment.element()
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
    await expect.element(field).toHaveValue('4')
    await expect.element(increment).toHaveAttribute('aria-disabled', 'true')
    target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }))
    expect(changed.mock.calls.map(([value]) => value)).toEqual([2, 3, 4])
  })
})

test('a click of a screen reader counts after a hold that slid off', async () => {
  const changed = show()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  increment.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
  await act(async () => vi.advanceTimersByTime(450))
  // React derives `pointerleave` from `pointerout`.
  increment.element().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
  vi.useRealTimers()
  expect(changed.mock.calls.map(([value]) => value)).toEqual([2])
  increment.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  expect(changed.mock.calls.map(([value]) => value)).toEqual([2, 3])
})

test('the press that reaches the minimum leaves the focus on its button', async () => {
  show({ defaultValue: 2 })
  const button = decrement.element()
  if (button instanceof HTMLElement) button.focus()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  await expect.element(field).toHaveValue('1')
  await expect.element(decrement).toHaveAttribute('aria-disabled', 'true')
  await expect.element(decrement).toHaveFocus()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  await expect.element(field).toHaveValue('1')
})

test('the buttons reference an input with a custom id', async () => {
  const stepper = (id?: string) => (
    <WithLanguage locale="uk">
      <QuantityStepper.Root>
        <QuantityStepper.Decrement />
        <QuantityStepper.Input id={id} />
        <QuantityStepper.Increment />
      </QuantityStepper.Root>
    </WithLanguage>
  )
  const { rerender } = render(stepper('pieces'))
  await expect.element(field).toHaveAttribute('id', 'pieces')
  expect(decrement.element().getAttribute('aria-controls')).toBe('pieces')
  expect(increment.element().getAttribute('aria-controls')).toBe('pieces')
  rerender(stepper())
  await expect.element(field).not.toHaveAttribute('id', 'pieces')
  expect(increment.element().getAttribute('aria-controls')).toBe(field.element().id)
})

test('a held button stops when the stepper becomes disabled', async () => {
  const counted: number[] = []
  render(
    <WithLanguage locale="uk">
      <DisabledAtThree counted={counted} />
    </WithLanguage>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  increment.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
  for (let turn = 0; turn < 20; turn += 1) await act(async () => vi.advanceTimersByTime(90))
  vi.useRealTimers()
  expect(counted).toEqual([2, 3])
})

test('a controlled stepper shows the given value', async () => {
  render(
    <WithLanguage locale="uk">
      <LimitedByConsumer />
    </WithLanguage>,
  )
  await userEvent.click(increment)
  await userEvent.click(increment)
  await expect.element(field).toHaveValue('4')
})

test('a refused change is neither announced nor counted by the next press', async () => {
  const changed = show({ value: 3 })
  await userEvent.click(increment)
  await userEvent.click(increment)
  expect(changed.mock.calls.map(([value]) => value)).toEqual([4, 4])
  await expect.element(field).toHaveValue('3')
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('the reset button of a form sets the quantity back, of a select too', async () => {
  const { container } = render(
    <WithLanguage locale="uk">
      <form>
        <QuantityStepper.Root name="count" defaultValue={2} />
        <ListboxField
          label="Розмір"
          name="size"
          items={['48', '50'].map(value => ({ value, text: value }))}
          defaultValue="50"
        />
        <button type="reset">Скинути</button>
      </form>
    </WithLanguage>,
  )
  const values = () => [...new FormData(container.querySelector('form') ?? undefined).values()]
  await userEvent.click(increment)
  expect(values()).toEqual(['3', '50'])
  await userEvent.click(page.getByRole('button', { name: 'Скинути' }))
  await expect.element(field).toHaveValue('2')
  expect(values()).toEqual(['2', '50'])
})

test('two steppers on a page have distinct names', async () => {
  render(
    <WithLanguage locale="uk">
      <QuantityStepper.Root product="Куртка" />
      <QuantityStepper.Root product="Штани" />
    </WithLanguage>,
  )
  await expect.element(page.getByRole('spinbutton', { name: 'Кількість: Куртка' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Збільшити кількість: Штани' })).toBeVisible()
})
