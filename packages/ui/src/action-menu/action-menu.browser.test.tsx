import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { ActionMenu } from './index.ts'

const selected: string[] = []
beforeEach(async () => {
  selected.length = 0
  await page.viewport(800, 600)
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

testKeyboard('action-menu', {
  'Enter, Space, Down → on the trigger: opens, focus on the checked item or else the first': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(item('На зиму')).toHaveFocus()
    await userEvent.keyboard('{Escape} ')
    await expect.element(item('На зиму')).toHaveFocus()
    await userEvent.keyboard('{Escape}{ArrowDown}')
    await expect.element(item('На зиму')).toHaveFocus()
  },
  'Up → on the trigger: opens, focus on the last item': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{ArrowUp}')
    await expect.element(newGroup).toHaveFocus()
  },
  'Up, Down, Home, End, a letter → move through the items, wrapping around': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Enter}{ArrowDown}')
    await expect.element(item('Alfa')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
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
    await userEvent.keyboard('{Tab}{Enter}{ArrowDown}{Enter}')
    expect(selected).toEqual(['Alfa'])
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(button('Перемістити')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp} ')
    expect(selected).toEqual(['Alfa', 'new'])
  },
  'Escape → closes, returns focus to the trigger': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Enter}{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(button('Перемістити')).toHaveFocus()
    expect(selected).toEqual([])
  },
  'Tab → closes and moves on': async () => {
    show(menu)
    await userEvent.keyboard('{Tab}{Enter}{Tab}')
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
  await userEvent.keyboard('{Tab}{Enter}{Escape}{Enter}{Enter}{Enter}{Tab}')
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
