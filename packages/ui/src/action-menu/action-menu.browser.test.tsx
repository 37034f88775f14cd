import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Modal } from '../modal/index.ts'
import { after, afterwards, button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { ActionMenu } from './index.ts'

const selected: string[] = []
beforeEach(async () => {
  selected.length = 0
  await page.viewport(800, 600)
  // An item that opens under a resting pointer takes the focus.
  await userEvent.hover(document.body, { position: { x: 790, y: 5 } })
})

const groups = ['Без групи', 'На зиму', 'Alfa']
const menu = (
  <>
    <ActionMenu.Root>
      <ActionMenu.Trigger>Перемістити</ActionMenu.Trigger>
      <ActionMenu.Content>
        {groups.map(name => (
          <ActionMenu.Item key={name} checked={name === 'На зиму'} onSelect={() => selected.push(name)}>
            {name}
          </ActionMenu.Item>
        ))}
        <ActionMenu.Separator />
        <ActionMenu.Item onSelect={() => selected.push('new')}>Нова група…</ActionMenu.Item>
      </ActionMenu.Content>
    </ActionMenu.Root>
    {after}
  </>
)
const item = (name: string) => page.getByRole('menuitemradio', { name })
const newGroup = page.getByRole('menuitem', { name: 'Нова група…' })
const list = page.getByRole('menu', { name: 'Перемістити' })

/** Opens by a key on the trigger. The menu takes the focus after it was positioned. */
async function open(key = '{Enter}') {
  await userEvent.keyboard(key)
  await expect.poll(() => list.element().contains(document.activeElement)).toBe(true)
}

testKeyboard('action-menu', {
  'Enter, Space, Down → on the trigger: opens, focus on the checked item or else the first': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}')
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await open(key)
      await expect.element(item('На зиму')).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(button('Перемістити')).toHaveFocus()
    }
  },
  'Up → on the trigger: opens, focus on the last item': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}')
    await open('{ArrowUp}')
    await expect.element(newGroup).toHaveFocus()
  },
  'Up, Down, Home, End, a letter → move through the items, wrapping around': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}')
    await open()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Alfa')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(newGroup).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Без групи')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(newGroup).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(item('Без групи')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(newGroup).toHaveFocus()
    await userEvent.keyboard('a')
    await expect.element(item('Alfa')).toHaveFocus()
  },
  'Enter, Space → on an item: selects it, returns focus to the trigger': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}')
    await open()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Alfa')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(selected).toEqual(['Alfa'])
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(button('Перемістити')).toHaveFocus()
    await open('{ArrowUp}')
    await userEvent.keyboard(' ')
    expect(selected).toEqual(['Alfa', 'new'])
  },
  'Escape → closes, returns focus to the trigger': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}')
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(button('Перемістити')).toHaveFocus()
    expect(selected).toEqual([])
  },
  'Tab → closes and moves on': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}')
    await open()
    await userEvent.keyboard('{Tab}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(afterwards).toHaveFocus()
  },
})

test('does not open on hover; opens on press, closes on a press outside', async () => {
  show(menu)
  await userEvent.hover(button('Перемістити'))
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.click(button('Перемістити'))
  await expect.element(list).toBeVisible()
  await expect.element(item('На зиму')).toHaveAttribute('aria-checked', 'true')
  await userEvent.click(afterwards)
  await expect.element(list).not.toBeInTheDocument()
})

test('opens above and end-aligned when there is no room below and beside the trigger', async () => {
  show(<div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>{menu}</div>)
  await userEvent.click(button('Перемістити'))
  const { top, bottom, right } = list.element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(600)
  expect(right).toBeLessThanOrEqual(800)
})

test('reports the reason of every opening and closing', async () => {
  const changes: string[] = []
  show(
    <>
      <ActionMenu.Root onOpenChange={(open, { reason }) => changes.push(`${open ? 'open' : 'closed'} by ${reason}`)}>
        <ActionMenu.Trigger>Перемістити</ActionMenu.Trigger>
        <ActionMenu.Content>
          <ActionMenu.Item>Нова група…</ActionMenu.Item>
        </ActionMenu.Content>
      </ActionMenu.Root>
      {after}
    </>,
  )
  await userEvent.keyboard('{Tab}')
  for (const key of ['{Escape}', '{Enter}', '{Tab}']) {
    button('Перемістити').element().focus()
    await open()
    await userEvent.keyboard(key)
  }
  await userEvent.click(button('Перемістити'))
  await userEvent.click(button('Перемістити'))
  await userEvent.click(button('Перемістити'))
  await userEvent.click(afterwards)
  expect(changes.filter(one => one !== 'open by press')).toEqual([
    'closed by escape',
    'closed by select',
    'closed by blur',
    'closed by press',
    'closed by outside',
  ])
})

test('typing a name with a space focuses its item and selects nothing', async () => {
  show(
    <ActionMenu.Root>
      <ActionMenu.Trigger>Перемістити</ActionMenu.Trigger>
      <ActionMenu.Content>
        {['To buy', 'To keep', 'To sell'].map(name => (
          <ActionMenu.Item key={name} onSelect={() => selected.push(name)}>
            {name}
          </ActionMenu.Item>
        ))}
      </ActionMenu.Content>
    </ActionMenu.Root>,
  )
  await userEvent.keyboard('{Tab}')
  await open()
  await userEvent.keyboard('to s')
  await expect.element(page.getByRole('menuitem', { name: 'To sell' })).toHaveFocus()
  expect(selected).toEqual([])
})

test('Escape in a dialog closes the menu first, then the dialog', async () => {
  show(
    <Modal.Root defaultName="move">
      <Modal.Content name="move">
        <Modal.Title>Група</Modal.Title>
        {menu}
      </Modal.Content>
    </Modal.Root>,
  )
  const dialog = page.getByRole('dialog', { name: 'Група' })
  button('Перемістити').element().focus()
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
