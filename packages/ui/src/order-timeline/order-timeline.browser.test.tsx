import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, link, show } from '../testing/browser-helpers.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { OrderTimeline } from './index.ts'

const timeline = (orientation: 'vertical' | 'horizontal' = 'vertical') => (
  <>
    <OrderTimeline.Root aria-label="Хід замовлення" orientation={orientation}>
      <OrderTimeline.Item state="done">
        <OrderTimeline.Title>Прийнято</OrderTimeline.Title>
        <OrderTimeline.Date date="2026-11-20T09:12:00Z" />
      </OrderTimeline.Item>
      <OrderTimeline.Item state="current">
        <OrderTimeline.Title>У дорозі</OrderTimeline.Title>
        <OrderTimeline.Link href="#parcel">Де посилка</OrderTimeline.Link>
      </OrderTimeline.Item>
      <OrderTimeline.Item state="upcoming">
        <OrderTimeline.Title>Доставлено</OrderTimeline.Title>
      </OrderTimeline.Item>
      <OrderTimeline.Item state="failed" stateText={null}>
        <OrderTimeline.Title>Скасовано</OrderTimeline.Title>
      </OrderTimeline.Item>
    </OrderTimeline.Root>
    {after}
  </>
)

testKeyboard('order-timeline', {
  'Tab → moves focus to it, and on': async () => {
    show(timeline())
    await userEvent.keyboard('{Tab}')
    await expect.element(link('Де посилка')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(afterwards).toHaveFocus()
  },
  'Enter → follows the link': async () => {
    show(timeline())
    await userEvent.keyboard('{Tab}{Enter}')
    expect(location.hash).toBe('#parcel')
  },
})

test('the state of each step is a text, the current one is aria-current', () => {
  show(timeline())
  const items = page.getByRole('listitem').elements()
  expect(items.map(item => item.querySelector('b')?.textContent)).toEqual([
    'Прийнято (виконано)',
    'У дорозі',
    'Доставлено (попереду)',
    'Скасовано',
  ])
  expect(items.map(item => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
})

test('horizontal steps are side by side, on a phone below each other', async () => {
  await page.viewport(1024, 768)
  show(timeline('horizontal'))
  const tops = () =>
    new Set(
      page
        .getByRole('listitem')
        .elements()
        .map(item => item.getBoundingClientRect().top),
    ).size
  expect(tops()).toBe(1)
  await page.viewport(360, 700)
  expect(tops()).toBe(4)
  await page.viewport(414, 896)
})
