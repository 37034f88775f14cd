import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { after, afterwards, leftOf, show } from '../testing/browser-helpers.tsx'
import { WithLanguage } from '../testing/examples.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { type Grade, RatingHistogram, type RatingHistogramRootProps } from './index.ts'

const counts = [
  { grade: 5, count: 199 },
  { grade: 4, count: 1 },
  { grade: 3, count: 0 },
] as const

const histogram = (props: Partial<RatingHistogramRootProps>, figure: 'count' | 'share' = 'count') => (
  <>
    <RatingHistogram.Root counts={counts} {...props}>
      <RatingHistogram.Average />
      <RatingHistogram.Items figure={figure} />
    </RatingHistogram.Root>
    {after}
  </>
)
const href = (grade: Grade | null) => `#grade-${grade ?? 'all'}`
const pressed = () => page.getByRole('button', { pressed: true })

testKeyboard('rating-histogram', {
  'Tab → moves focus to it, and on': async () => {
    show(histogram({ href }))
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: 'Бездоганно 199' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(afterwards).toHaveFocus()
  },
  'Enter → on a link: opens the list of that grade, on the selected one the whole list': async () => {
    const { rerender } = show(histogram({ href }))
    await userEvent.keyboard('{Tab}{Enter}')
    expect(location.hash).toBe('#grade-5')
    rerender(histogram({ href, value: 5 }))
    await expect.element(page.getByRole('link', { name: 'Бездоганно 199' })).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('#grade-all')
  },
  'Enter, Space → on a button: filters by that grade, on the selected one by none': async () => {
    for (const key of ['{Enter}', ' ']) {
      const onValueChange = vi.fn()
      const { unmount } = show(histogram({ onValueChange }))
      await userEvent.keyboard(`{Tab}${key}`)
      await expect.element(pressed()).toHaveTextContent('Бездоганно 199')
      await userEvent.keyboard(key)
      await expect.element(pressed()).not.toBeInTheDocument()
      expect(onValueChange.mock.calls.map(([grade, { reason }]) => [grade, reason])).toEqual([
        [5, 'press'],
        [null, 'press'],
      ])
      unmount()
    }
  },
})

test('cancel() of a link does not follow it', async () => {
  show(histogram({ href, onValueChange: (_, { cancel }) => cancel() }))
  await userEvent.click(page.getByRole('link', { name: 'Бездоганно 199' }))
  expect(location.hash).toBe('')
})

test('a grade without reviews is text, unless the list is filtered by it', async () => {
  const { rerender } = show(histogram({ href }))
  await expect.element(page.getByRole('link', { name: /^Добре/ })).not.toBeInTheDocument()
  rerender(histogram({ href, value: 3 }))
  await expect.element(page.getByRole('link', { name: 'Добре 0' })).toHaveAttribute('href', '#grade-all')
})

test('the average is that of the counts, and the number of reviews is beside it', async () => {
  show(histogram({}))
  await expect.element(page.getByText('5,0')).toBeVisible()
  await expect.element(page.getByText(/200\sвідгуків/)).toBeVisible()
})

test('some reviews are never 0 %, and not all of them never 100 %', () => {
  const { container } = show(histogram({}, 'share'))
  const figures = [...container.querySelectorAll('[data-part="figure"]')].map(({ textContent }) => textContent)
  expect(figures).toEqual(['99%', '1%', '0%'])
})

test('a share keeps its sign on the right side of the figure in a page from right to left', () => {
  const { container } = show(
    <div dir="rtl">
      <WithLanguage locale="ru" dir="rtl">
        {histogram({}, 'share')}
      </WithLanguage>
    </div>,
  )
  const text = container.querySelector('[data-part="figure"] bdi')
  if (!text) throw new Error('No figure')
  expect(text.textContent).toMatch(/^99\s%$/)
  expect(leftOf(text, '%')).toBeGreaterThan(leftOf(text, '9'))
})
