import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Modal } from '../modal/index.ts'
import { after, afterwards, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { ListboxField } from './index.ts'

const items = [
  { value: 'branch', text: 'Відділення', detail: 'До 30 кг' },
  { value: 'locker', text: 'Поштомат', disabled: true, disabledReason: 'Замовлення важить 26 кг' },
  { value: 'courier', text: 'Glovo' },
  { value: 'pickup', text: 'Meest' },
]
const changes: string[] = []
beforeEach(async () => {
  changes.length = 0
  await page.viewport(800, 600)
  document.body.style.minBlockSize = '100vh'
  // An option that opens under a resting pointer takes the focus.
  await userEvent.hover(document.body, { position: { x: 790, y: 5 } })
})

const select = (defaultValue: string | null = null) => (
  <>
    <ListboxField
      label="Доставка"
      name="delivery"
      items={items}
      placeholder="Оберіть"
      defaultValue={defaultValue}
      onValueChange={(value, { reason }) => changes.push(`${value} by ${reason}`)}
    />
    {after}
  </>
)
const trigger = page.getByRole('combobox', { name: 'Доставка' })
const list = page.getByRole('listbox', { name: 'Доставка' })
/** The name ends with the second line or the reason. */
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })

/** Opens by a key on the trigger; the list takes the focus when it is fetched. */
async function open(key = '{Enter}') {
  trigger.element().focus()
  await userEvent.keyboard(key)
  await expect.poll(() => list.query()?.contains(document.activeElement)).toBe(true)
}

testKeyboard('select', {
  'Enter, Space, Down → on the trigger: opens, focus on the selected option or else the first': async () => {
    show(select('courier'))
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await open(key)
      await expect.element(option('Glovo')).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(trigger).toHaveFocus()
    }
  },
  'Up → on the trigger: opens, focus on the selected option or else the last': async () => {
    show(select())
    await open('{ArrowUp}')
    await expect.element(option('Meest')).toHaveFocus()
  },
  'A letter → on the trigger: opens at the option that begins with it; in the list: moves to it': async () => {
    show(select())
    await open('g')
    await expect.element(option('Glovo')).toHaveFocus()
    await userEvent.keyboard('m')
    await expect.element(option('Meest')).toHaveFocus()
    expect(changes).toEqual([])
  },
  'Up, Down, Home, End → move through the options, past disabled ones': async () => {
    show(select())
    await open()
    await expect.element(option('Відділення')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Glovo')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(option('Відділення')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(option('Meest')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(option('Відділення')).toHaveFocus()
  },
  'Enter, Space → on an option: selects it, returns focus to the trigger': async () => {
    show(select())
    await open()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(trigger).toHaveFocus()
    await expect.element(trigger).toHaveTextContent('Glovo')
    await open()
    await userEvent.keyboard('{End} ')
    await expect.element(trigger).toHaveTextContent('Meest')
    expect(changes).toEqual(['courier by select', 'pickup by select'])
  },
  'Escape → closes, returns focus to the trigger': async () => {
    show(select())
    await open()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
    expect(changes).toEqual([])
  },
  'Tab → closes and moves on': async () => {
    show(select())
    await open()
    await userEvent.keyboard('{Tab}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(afterwards).toHaveFocus()
  },
})

test('a press opens and selects, a press outside closes; the form submits the value', async () => {
  show(<form aria-label="Замовлення">{select()}</form>)
  const form = page.getByRole('form', { name: 'Замовлення' }).element()
  const submitted = () => (form instanceof HTMLFormElement ? new FormData(form).get('delivery') : undefined)
  expect(submitted()).toBe('')
  await userEvent.click(trigger)
  await userEvent.click(option('Glovo'))
  await expect.element(list).not.toBeInTheDocument()
  expect(submitted()).toBe('courier')
  await userEvent.click(trigger)
  await expect.element(list).toBeVisible()
  await userEvent.click(document.body, { position: { x: 790, y: 500 } })
  await expect.element(list).not.toBeInTheDocument()
  if (form instanceof HTMLFormElement) form.reset()
  await expect.element(trigger).toHaveTextContent('Оберіть')
  expect(changes).toEqual(['courier by select', 'null by reset'])
})

test('a disabled option says why, and is not selected by a press', async () => {
  show(select())
  await userEvent.click(trigger)
  await expect.element(option('Поштомат Замовлення важить 26 кг')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(option('Поштомат'), { force: true })
  await expect.element(list).toBeVisible()
  expect(changes).toEqual([])
})

test('the browser fills in the native select', async () => {
  show(select())
  const native = document.querySelector('select')
  if (native) {
    native.value = 'pickup'
    native.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await expect.element(trigger).toHaveTextContent('Meest')
  expect(changes).toEqual(['pickup by autofill'])
})

test('Escape in a dialog closes the list first, then the dialog', async () => {
  show(
    <Modal.Root defaultName="delivery">
      <Modal.Content name="delivery">
        <Modal.Title>Доставка замовлення</Modal.Title>
        {select()}
      </Modal.Content>
    </Modal.Root>,
  )
  const dialog = page.getByRole('dialog', { name: 'Доставка замовлення' })
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
