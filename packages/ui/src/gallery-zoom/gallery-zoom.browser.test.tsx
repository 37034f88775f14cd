import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WithLanguage } from '../testing/examples.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { GalleryZoom } from './index.ts'

beforeEach(() => page.viewport(1024, 768))
afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
})

function Pictures({ defaultLevel }: { defaultLevel?: number }) {
  const [index, setIndex] = useState(0)
  return (
    <WithLanguage locale="uk">
      <GalleryZoom.View
        style={{ inlineSize: 200, blockSize: 200 }}
        defaultLevel={defaultLevel}
        index={index}
        count={3}
        onIndexChange={setIndex}
      >
        <p>{`Ракурс ${index + 1}`}</p>
      </GalleryZoom.View>
    </WithLanguage>
  )
}
const show = async () => {
  render(<Pictures />)
  await userEvent.keyboard('{Tab}')
}
const view = () => page.getByRole('group', { name: 'Збільшене зображення' })
const status = () => page.getByRole('status')

testKeyboard('gallery-zoom', {
  '+, − → zoom in, zoom out': async () => {
    await show()
    await userEvent.keyboard('+')
    await expect.element(view()).toHaveAttribute('data-level', '2')
    expect(view().element().scrollLeft).toBeGreaterThan(80)
    await userEvent.keyboard('-')
    await expect.element(view()).toHaveAttribute('data-level', '1')
  },
  'Arrows → scroll the zoomed image': async () => {
    await show()
    await userEvent.keyboard('+')
    const before = view().element().scrollLeft
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => view().element().scrollLeft).toBeGreaterThan(before)
    await expect.element(status()).toHaveTextContent('Зображення 1 з 3')
  },
  'Left, Right → at level 1: the previous and the next image': async () => {
    await show()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('Ракурс 2')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(status()).toHaveTextContent('Зображення 1 з 3')
  },
  'Page Up, Page Down → the previous and the next image': async () => {
    await show()
    await userEvent.keyboard('+{PageDown}')
    await expect.element(page.getByText('Ракурс 2')).toBeVisible()
    await expect.element(view()).toHaveAttribute('data-level', '1')
    await userEvent.keyboard('{PageUp}')
    await expect.element(page.getByText('Ракурс 1')).toBeVisible()
  },
})

test.each(['ltr', 'rtl'])('a view that opens zoomed in is centred, %s', direction => {
  document.documentElement.dir = direction
  render(<Pictures defaultLevel={2} />)
  const { scrollLeft, scrollTop } = view().element()
  expect(Math.abs(scrollLeft)).toBeGreaterThan(80)
  expect(Math.abs(scrollLeft)).toBeLessThan(120)
  expect(scrollTop).toBeGreaterThan(80)
  expect(scrollTop).toBeLessThan(120)
})

test('a press zooms in at its point, dragging scrolls without zooming', async () => {
  await show()
  await view().click({ position: { x: 20, y: 20 } })
  await expect.element(view()).toHaveAttribute('data-level', '2')
  expect(view().element().scrollLeft).toBeLessThan(40)
  const place = view().element()
  const at = (type: string, clientX: number) =>
    place.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX, clientY: 100, bubbles: true, isPrimary: true, button: 0 }),
    )
  place.setPointerCapture = () => undefined
  at('pointerdown', 150)
  at('pointermove', 60)
  at('pointerup', 60)
  expect(place.scrollLeft).toBeGreaterThan(80)
  await expect.element(view()).toHaveAttribute('data-level', '2')
})

test('pinching zooms in, swiping shows the next image', async () => {
  await show()
  const place = view().element()
  place.setPointerCapture = () => undefined
  const at = (type: string, pointerId: number, clientX: number) =>
    place.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 100, bubbles: true, button: 0 }))
  at('pointerdown', 1, 80)
  at('pointerdown', 2, 120)
  at('pointermove', 2, 160)
  await expect.element(view()).toHaveAttribute('data-level', '2')
  at('pointermove', 2, 120)
  at('pointerup', 2, 120)
  at('pointerup', 1, 80)
  await expect.element(view()).toHaveAttribute('data-level', '1')
  at('pointerdown', 3, 180)
  at('pointermove', 3, 60)
  at('pointerup', 3, 60)
  await expect.element(page.getByText('Ракурс 2')).toBeVisible()
})

test('focus stays in the dialog when a button becomes disabled', async () => {
  await show()
  await page.getByRole('button', { name: 'Наступне зображення' }).click()
  await page.getByRole('button', { name: 'Наступне зображення' }).click()
  await expect.element(page.getByRole('button', { name: 'Наступне зображення' })).toBeDisabled()
  await expect.element(view()).toHaveFocus()
})
