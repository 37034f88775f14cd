import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Modal } from '../modal/index.ts'
import { ListboxField } from '../select/index.ts'
import { after, afterwards, button, link, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Popover } from './index.ts'

const changes: string[] = []
beforeEach(async () => {
  changes.length = 0
  await page.viewport(800, 600)
})

const popover = (
  <>
    <Popover.Root onOpenChange={(open, { reason }) => changes.push(`${open ? 'open' : 'closed'} by ${reason}`)}>
      <Popover.Trigger>Доставка</Popover.Trigger>
      <Popover.Content>
        <Popover.Arrow />
        <Popover.Header>
          <Popover.Title>Як рахується доставка</Popover.Title>
          <Popover.Close />
        </Popover.Header>
        <Popover.Description>Тариф перевізника</Popover.Description>
        <a href="#rates">Усі тарифи</a>
      </Popover.Content>
    </Popover.Root>
    {after}
  </>
)
const popup = page.getByRole('dialog', { name: 'Як рахується доставка' })

async function open(key = '{Enter}') {
  button('Доставка').element().focus()
  await userEvent.keyboard(key)
  await expect.element(link('Усі тарифи')).toHaveFocus()
}

testKeyboard('popover', {
  'Enter, Space → on the trigger: opens, focus on the first control inside': async () => {
    show(popover)
    await open()
    await expect.element(popup).toHaveAccessibleDescription('Тариф перевізника')
    await userEvent.keyboard('{Escape}')
    await open(' ')
  },
  'Tab → moves through it; leaving closes it': async () => {
    show(popover)
    await open()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
    await expect.element(popup).not.toBeInTheDocument()
    expect(changes).toEqual(['open by press', 'closed by blur'])
  },
  'Escape → closes, returns focus to the trigger': async () => {
    show(popover)
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(button('Доставка')).toHaveFocus()
    expect(changes).toEqual(['open by press', 'closed by escape'])
  },
})

test('a select in it gets the focus on opening, not the native one below its trigger', async () => {
  show(
    <Popover.Root>
      <Popover.Trigger>Сортування</Popover.Trigger>
      <Popover.Content aria-label="Сортування">
        <ListboxField label="Порядок" items={[{ value: 'cheap', text: 'Спершу дешевші' }]} />
      </Popover.Content>
    </Popover.Root>,
  )
  await userEvent.click(button('Сортування'))
  await expect.element(page.getByRole('combobox', { name: 'Порядок' })).toHaveFocus()
})

test('a press outside closes it, its close button closes it and returns focus', async () => {
  document.body.style.minBlockSize = '100vh'
  show(popover)
  await open()
  await userEvent.click(button('Закрити'))
  await expect.element(button('Доставка')).toHaveFocus()
  await open()
  await userEvent.click(document.body, { position: { x: 790, y: 590 } })
  await expect.element(popup).not.toBeInTheDocument()
  expect(changes).toEqual(['open by press', 'closed by press', 'open by press', 'closed by outside'])
})

test('it is above the trigger when there is no room below, inside the viewport, its arrow at the trigger', async () => {
  show(<div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>{popover}</div>)
  await open()
  await expect.element(popup).toHaveAttribute('data-side', 'top')
  const [box, anchor] = [popup.element().getBoundingClientRect(), button('Доставка').element().getBoundingClientRect()]
  expect(box.bottom).toBeLessThanOrEqual(anchor.top)
  expect(box.right).toBeLessThanOrEqual(800)
  const arrow = document.querySelector('[data-scope="popover"][data-part="arrow"]')?.getBoundingClientRect()
  expect(arrow && arrow.left + arrow.width / 2).toBeGreaterThan(anchor.left)
  expect(arrow && arrow.left + arrow.width / 2).toBeLessThan(anchor.right)
})

test('one that is higher than the screen scrolls inside of it', async () => {
  await page.viewport(800, 120)
  show(popover)
  await open()
  const element = popup.element()
  await expect.poll(() => element.getBoundingClientRect().bottom).toBeLessThanOrEqual(120)
  expect(element.scrollHeight).toBeGreaterThan(element.clientHeight)
  element.scrollTop = element.scrollHeight
  expect(link('Усі тарифи').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(120)
})

test('Escape in a dialog closes the popover first, then the dialog', async () => {
  show(
    <Modal.Root defaultName="cart">
      <Modal.Content name="cart">
        <Modal.Title>Кошик</Modal.Title>
        {popover}
      </Modal.Content>
    </Modal.Root>,
  )
  const dialog = page.getByRole('dialog', { name: 'Кошик' })
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(popup).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
