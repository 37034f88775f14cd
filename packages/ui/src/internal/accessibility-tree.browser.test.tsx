import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AvailabilityLabel } from '../availability-label/index.ts'
import { Breadcrumbs } from '../breadcrumbs/index.ts'
import { LoadingBar } from '../loading-bar/index.ts'
import { Pagination } from '../pagination/index.ts'
import { Price } from '../price/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { ReviewGrade } from '../review-grade/index.ts'
import { button, link, show } from '../testing/browser-helpers.tsx'
import { WithLanguage } from '../testing/examples.tsx'
import { UserCard } from '../user-card/index.ts'

// Accessibility tree of the non-interactive components.

test('breadcrumbs are a named list of links that ends with the current page, without separators in the names', async () => {
  const items = [
    { name: 'Головна', url: '#home' },
    { name: 'Куртки', url: '#jackets' },
  ]
  show(<Breadcrumbs items={items} />)
  const navigation = page.getByRole('navigation')
  await expect.element(navigation.getByRole('list')).toBeVisible()
  expect(navigation.getByRole('link').elements()).toHaveLength(1)
  await expect.element(page.getByText('Куртки')).toHaveAttribute('aria-current', 'page')
  expect(navigation.element().getAttribute('aria-label')).toBeTruthy()
  expect(navigation.element().textContent).toBe('ГоловнаКуртки')
})

describe('pagination', () => {
  const pages = (current: number) => <Pagination page={current} pages={9} href={to => `#${to}`} />

  test('it has named links, the current one marked, and an ellipsis that is not focusable', async () => {
    show(pages(5))
    await expect.element(page.getByRole('navigation', { name: 'Сторінки' })).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    await expect.element(link('Сторінка 5')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Назад')).toHaveAttribute('rel', 'prev')
    await expect.element(link('Далі')).toHaveAttribute('rel', 'next')
    for (const gap of page.getByText('…').elements()) expect(gap.matches('a, button, [tabindex]')).toBe(false)
  })

  test('previous and next are absent at the ends', async () => {
    const { unmount } = show(pages(1))
    expect(document.querySelector('[rel="prev"]')).toBeNull()
    unmount()
    show(pages(9))
    expect(document.querySelector('[rel="next"]')).toBeNull()
  })
})

test('a price labels the old and the new amount', () => {
  show(<Price amount={2490} was={2980} />)
  const text = document.querySelector('[data-scope="price"]')?.textContent ?? ''
  expect(text.replaceAll(/\s/g, ' ')).toBe('Стара ціна: 2 980 ₴Нова ціна: 2 490 ₴')
})

test('a product card has one link, a heading of the given level and a toggle named with the product', async () => {
  show(
    <ProductCard.Root>
      <ProductCard.Name href="#travers" level={4}>
        Траверс
      </ProductCard.Name>
      <ProductCard.WishlistToggle product="Траверс" pressed />
    </ProductCard.Root>,
  )
  expect(page.getByRole('link').elements()).toHaveLength(1)
  await expect.element(page.getByRole('heading', { level: 4, name: 'Траверс' })).toBeVisible()
  await expect.element(button('В обране: Траверс')).toHaveAttribute('aria-pressed', 'true')
})

test('a grade is one named image', async () => {
  show(
    <>
      <ReviewGrade value={4} variant="squares" />
      <ReviewGrade value={4.7} count={86} />
    </>,
  )
  const pictures = page.getByRole('img').elements()
  expect(pictures.map(picture => picture.getAttribute('aria-label'))).toEqual(['4 з 5, Чудово', '4,7 з 5, 86 відгуків'])
})

test('a user card has named links, a text for a missing phone, and renders nothing for a guest', async () => {
  const { container, unmount } = show(<UserCard user={{ name: 'Олександр', email: 'o@poshta.example' }} />)
  await expect.element(link('o@poshta.example')).toHaveAttribute('href', 'mailto:o@poshta.example')
  await expect.element(page.getByText('Телефон не вказаний')).toBeVisible()
  expect(container.textContent).not.toBe('')
  unmount()
  expect(show(<UserCard user={null} />).container.textContent).toBe('')
})

test('availability is a text for each state, without a live region', async () => {
  show(
    <>
      <AvailabilityLabel availability="in-stock" />
      <AvailabilityLabel availability="running-out" />
      <AvailabilityLabel availability="out-of-stock" />
    </>,
  )
  const labels = [...document.querySelectorAll('[data-scope="availability-label"]')]
  expect(new Set(labels.map(label => label.textContent?.trim())).size).toBe(3)
  expect(labels.every(label => (label.textContent ?? '') !== '' && label.closest('[aria-live], [role]') === null)).toBe(
    true,
  )
})

describe('the loading bar', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const bar = (active: boolean, failed = false) => (
    <WithLanguage locale="uk">
      <LoadingBar active={active} failed={failed} />
    </WithLanguage>
  )
  const progress = page.getByRole('progressbar', { name: 'Завантаження сторінки' })

  test('is absent for loading under 200 ms, then has bounds and no value, is full on completion and disappears', async () => {
    const { rerender } = render(bar(true))
    vi.advanceTimersByTime(199)
    expect(progress.elements()).toEqual([])
    vi.advanceTimersByTime(1)
    await expect.element(progress).toHaveAttribute('aria-valuemax', '100')
    await expect.element(progress).not.toHaveAttribute('aria-valuenow')
    rerender(bar(false))
    await expect.element(progress).toHaveAttribute('aria-valuenow', '100')
    vi.advanceTimersByTime(500)
    await expect.element(progress).not.toBeInTheDocument()
  })

  test('restarts when loading starts while it disappears, and shows a failure', async () => {
    const { rerender } = render(bar(true))
    vi.advanceTimersByTime(200)
    rerender(bar(false))
    await expect.element(progress).toHaveAttribute('aria-valuenow', '100')
    rerender(bar(true))
    await expect.element(progress).not.toBeInTheDocument()
    vi.advanceTimersByTime(200)
    await expect.element(progress).not.toHaveAttribute('aria-valuenow')
    rerender(bar(false, true))
    await expect.element(progress).toHaveAttribute('data-state', 'error')
  })
})
