import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, button, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Tooltip, type TooltipReason } from './index.ts'

const changes: [boolean, TooltipReason][] = []
beforeEach(async () => {
  changes.length = 0
  await page.viewport(800, 600)
  document.body.style.minBlockSize = '100vh'
  await userEvent.hover(document.body, { position: { x: 790, y: 590 } })
})

const tooltip = (name: string, text: string) => (
  <Tooltip.Root onOpenChange={(open, { reason }) => changes.push([open, reason])}>
    <Tooltip.Trigger>{name}</Tooltip.Trigger>
    <Tooltip.Content>
      <Tooltip.Arrow />
      {text}
    </Tooltip.Content>
  </Tooltip.Root>
)
const tooltips = (
  <div style={{ padding: 100 }}>
    <Tooltip.Group delay={50}>
      {tooltip('Порівняти', 'До чотирьох товарів поруч')}
      {tooltip('Рахунок', 'Для організацій')}
    </Tooltip.Group>
    {after}
  </div>
)
const shown = page.getByRole('tooltip')

testKeyboard('tooltip', {
  'Tab → moves focus to the trigger: shows it; and on: hides it': async () => {
    show(tooltips)
    await userEvent.keyboard('{Tab}')
    await expect.element(shown).toHaveTextContent('До чотирьох товарів поруч')
    await expect.element(button('Порівняти')).toHaveAccessibleDescription('До чотирьох товарів поруч')
    await userEvent.keyboard('{Tab}')
    await expect.element(shown).toHaveTextContent('Для організацій')
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
    await expect.element(shown).not.toBeInTheDocument()
  },
  'Escape → hides it, also when it was opened by hover; focus stays': async () => {
    show(tooltips)
    await userEvent.keyboard('{Tab}')
    await expect.element(shown).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(shown).not.toBeInTheDocument()
    await expect.element(button('Порівняти')).toHaveFocus()
    await userEvent.hover(button('Рахунок'))
    await expect.element(shown).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(shown).not.toBeInTheDocument()
  },
})

test('the pointer can move into it; it stays until the pointer has left both', async () => {
  show(tooltips)
  await userEvent.hover(button('Порівняти'))
  await expect.element(shown).toHaveTextContent('До чотирьох товарів поруч')
  await userEvent.hover(shown)
  await expect.element(shown).toBeVisible()
  await userEvent.hover(document.body, { position: { x: 790, y: 590 } })
  await expect.element(shown).not.toBeInTheDocument()
  expect(changes).toEqual([
    [true, 'hover'],
    [false, 'leave'],
  ])
})

test('each next one of a group replaces the one before at once', async () => {
  show(
    <div style={{ padding: 100 }}>
      <Tooltip.Group delay={50}>
        {tooltip('Порівняти', 'До чотирьох товарів поруч')}
        {tooltip('Рахунок', 'Для організацій')}
        {tooltip('Друк', 'На одному аркуші')}
      </Tooltip.Group>
    </div>,
  )
  await userEvent.hover(button('Порівняти'))
  await expect.element(shown).toHaveTextContent('До чотирьох товарів поруч')
  await userEvent.hover(button('Рахунок'))
  await expect.element(shown).toHaveTextContent('Для організацій')
  await userEvent.hover(button('Друк'))
  await expect.element(page.getByText('На одному аркуші')).toBeVisible()
  expect(changes.map(([, reason]) => reason)).toEqual(['hover', 'replaced', 'hover', 'replaced', 'hover'])
})

test('a press hides it; touch shows nothing', async () => {
  show(tooltips)
  await userEvent.hover(button('Порівняти'))
  await expect.element(shown).toBeVisible()
  await userEvent.click(button('Порівняти'))
  await expect.element(shown).not.toBeInTheDocument()
  changes.length = 0
  const touch = { pointerType: 'touch', bubbles: true }
  const trigger = button('Рахунок').element()
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup'])
    trigger.dispatchEvent(new PointerEvent(type, touch))
  await userEvent.hover(document.body, { position: { x: 790, y: 590 } })
  expect(changes).toEqual([])
})
