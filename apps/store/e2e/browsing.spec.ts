import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { atNight, deskAtNight, desktopOnly, phoneAtNight, phoneInGate } from './projects.ts'
import { collectConsoleErrors, hold, hydrate } from './shopper.ts'

/** Opens a category by the catalogue menu on desktop, by the mobile menu on a phone. */
async function openCategory(page: Page, isMobile: boolean, name: string) {
  if (isMobile) {
    await page.getByRole('link', { name: 'Меню', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await expect(menu.locator('a[href^="tel:"]')).toBeVisible()
    await menu.getByRole('button', { name: 'Відкрити розділ: Каталог' }).click()
    await menu.getByRole('link', { name, exact: true }).click()
  } else {
    await page.getByRole('button', { name: 'Каталог', exact: true }).click()
    await page.getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name, exact: true }).click()
  }
}

test('shows every slide of home where none advances by itself', atNight, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const slides = page.getByRole('region', { name: 'Головне' })
  for (const position of ['2/3', '3/3', '1/3']) {
    await slides.getByRole('button', { name: position }).click()
    await expect(slides.getByRole('group', { name: position.replace('/', ' з ') })).toBeVisible()
    await expect(slides.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('closes the menu when a category is opened from it', atNight, async ({ page, isMobile }) => {
  await page.goto('/')
  await openCategory(page, isMobile, 'Захисне взуття')
  await expect(page).toHaveURL(/\/footwear$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Захисне взуття')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Каталог' })).toBeHidden()
})

test(
  'opens the catalogue in three parts by keyboard, with hits, standards and trades',
  deskAtNight,
  async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Каталог' })
    const button = page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByText('Хіт розділу').first()).toBeVisible()
    await expect(menu.getByRole('link', { name: /^Усе в розділі \d+$/ })).toHaveCount(1)
    await menu.getByRole('link', { name: 'Сигнальний одяг', exact: true }).focus()
    await expect(menu.getByRole('link', { name: /^Сигнальні жилети \d+$/ })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeViolations(page, 'header')).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: /^EN ISO 20471/ }).click()
    await expect(page).toHaveURL('/catalogue?standard=en-iso-20471')
    await expect(menu.and(page.locator('header nav'))).toBeHidden()
    await expect(page.getByRole('link', { name: /^Прибрати фільтр: Стандарт: EN ISO 20471/ })).toBeVisible()
    await button.click()
    await menu.getByRole('link', { name: 'Зварник', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Одяг для зварника')
    const kit = page.getByRole('region', { name: 'Комплект' })
    await expect(kit.getByRole('link', { name: 'Краги зварника «Дуга»' }).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  },
)

test('keeps menu, search and the bar under the thumb in reach on a phone', phoneAtNight, async ({ page }) => {
  await page.goto('/jackets')
  const bar = page.locator('.thumb-bar')
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Пошук' })
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(page.getByRole('link', { name: 'Меню', exact: true })).toBeInViewport()
  await expect(search).toBeInViewport()
  const headerHeight = await page.evaluate(
    () => document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
  )
  expect(headerHeight).toBeLessThan(70)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await search.tap()
  await expect(search).toBeFocused()
  await expect(bar).not.toBeInViewport()
  await search.blur()
  await bar.getByRole('link', { name: 'Кошик' }).tap()
  await expect(page.getByRole('dialog', { name: /^Кошик/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await openCategory(page, true, 'Увесь каталог')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Каталог')
  // The focused element is neither under the header nor under the bar: WCAG 2.4.11.
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      const points = [0.1, 0.5, 0.9].map(part => document.elementFromPoint(left + width / 2, top + height * part))
      return points.some(point => point && (element?.contains(point) || point.contains(element)))
    })
    expect(isSeen, `focus stop ${step}`).toBe(true)
  }
  expect(await axeViolations(page)).toEqual([])
  await page.goto('/checkout')
  await expect(bar).toHaveCount(0)
})

test('restores filters, order and page from the address on Back', atNight, async ({ page, isMobile }) => {
  await page.goto('/jackets')
  const filters = async (action: (place: ReturnType<Page['getByRole']>) => Promise<void>) => {
    if (!isMobile) return action(page.getByRole('region', { name: 'Фільтри' }))
    await page.getByRole('button', { name: /^Фільтри/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Фільтри' })
    await action(drawer)
    await drawer.getByRole('button', { name: /^Показати \d+ товар/ }).click()
  }
  await filters(async place => {
    await place.getByRole('checkbox', { name: '52', exact: true }).check()
    await expect(page).toHaveURL('/jackets?size=52')
  })
  const chip = page.getByRole('link', { name: 'Прибрати фільтр: Розмір: 52' })
  await expect(chip).toBeVisible()
  await page.getByLabel('Сортування').selectOption({ label: 'Спочатку дешевші' })
  await expect(page).toHaveURL('/jackets?size=52&sort=cheap')
  await page.goBack()
  await expect(page).toHaveURL('/jackets?size=52')
  await expect(page.getByLabel('Сортування')).toHaveValue('popular')
  await chip.click()
  await expect(page).toHaveURL('/jackets')
  await expect(chip).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Сторінки' })
    .getByRole('link', { name: 'Сторінка 2', exact: true })
    .click()
  await expect(page).toHaveURL('/jackets?page=2')
  await expect(page.locator('[data-scope="product-card"][data-part="root"]').first()).toBeVisible()
})

test(
  'shows the same page in another language when it is chosen, and remembers the choice',
  phoneInGate,
  async ({ page, context }) => {
    await page.goto('/jackets')
    await page.getByRole('button', { name: /Мова/ }).click()
    await page.getByRole('link', { name: /Русский/ }).click()
    await expect(page).toHaveURL('/ru/jackets')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Куртки и жилеты')
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value)
      .toBe('ru')
    await page.getByRole('button', { name: /Язык/ }).click()
    await page.getByRole('link', { name: /English/ }).click()
    await expect(page).toHaveURL('/en/jackets')
  },
)

test('searches from the header', atNight, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Пошук' }).fill('Куртка')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/%D0%BA%D1%83%D1%80%D1%82%D0%BA%D0%B0$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('куртка')
  await expect(page.locator('[data-scope="product-card"][data-part="root"]').first()).toBeVisible()
})

test('stays as it was chosen when a translator changes the page before hydration', desktopOnly, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('scheme', 'dark')
    addEventListener('DOMContentLoaded', () => document.querySelector('main')?.prepend(document.createElement('font')))
  })
  await page.goto('/delivery')
  await expect(page.locator('main > font')).toHaveCount(0) // React has made the document anew
  await expect(page.locator('html[data-scripts]')).toHaveAttribute('data-scheme', 'dark')
})

test('shows the scheme of the device in the switch before the scripts run', deskAtNight, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/delivery')
  const isOn = () =>
    page
      .getByRole('switch')
      .evaluate(element => /^\D+90deg, rgba\(0, 0, 0, 0\) /.test(getComputedStyle(element, '::before').backgroundImage))
  expect(await isOn()).toBe(true)
  await expect(page.getByRole('switch')).not.toBeChecked() // not hydrated
  await page.getByRole('switch').click()
  await expect.poll(isOn).toBe(false)
})

test('does what is pressed first in a page that a translator has changed', desktopOnly, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await page.goto('/jackets')
  await page.waitForFunction(() => window.earlyEvents === null) // the page is hydrated, its deferred parts are not
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode)
    for (const node of nodes.filter(({ parentElement }) => parentElement?.closest('main, header'))) {
      const font = document.createElement('font')
      node.parentNode?.replaceChild(font, node)
      font.append(node)
    }
    document.documentElement.lang = 'pl'
  })
  await expect(page.locator('main [data-prehydration-queue]')).toHaveCount(0)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^В обране: / })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(consoleErrors).toEqual([])
})

test('shows errors in the contact form of the footer', deskAtNight, async ({ page }) => {
  await page.goto('/delivery')
  const contact = page.getByRole('region', { name: 'Запитайте про розмір чи тканину' })
  await contact.getByRole('button', { name: 'Надіслати' }).click()
  await expect(contact.getByText('Це поле є обовьязковим!')).toHaveCount(3)
  await expect(contact.getByLabel("Ім'я")).toBeFocused()
  for (const path of ['/checkout', '/login', '/wishlist']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(contact).toHaveCount(0)
  }
})

test('answers 404 with a link home when a page does not exist', deskAtNight, async ({ page }) => {
  for (const path of [
    '/404',
    '/no-such-page',
    '/jackets/no-such-product',
    '/news/no-such-article',
    '/a/b/c',
    '/ru/none',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Извините!')
  await page.goto('/no-such-page')
  await expect(page.getByText('Вибачте! Сторінка, яку Ви шукаєте, не знайдена')).toBeVisible()
  await page.getByRole('link', { name: 'На головну', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('follows a link that is clicked as a view transition starts', deskAtNight, async ({ page }) => {
  // Holds the mouse button down until the transition has started.
  await page.goto('/jackets')
  await page.addStyleTag({
    content: '::view-transition-old(root), ::view-transition-new(root) { animation-duration: 5s }',
  })
  const release = await hold(page, '**/footwear.data*')
  await page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Каталог' })
    .getByRole('link', { name: 'Захисне взуття', exact: true })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Розміри', exact: true }).hover()
  await page.mouse.down()
  release()
  await page.waitForFunction(() => document.documentElement.matches(':active-view-transition'))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/sizes$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Розміри')
})

test('moves the picture of a pressed card to the gallery of its product, and back', atNight, async ({ page }) => {
  await page.goto('/jackets')
  // Each transition records the names of what it moves.
  const moved: string[] = []
  await page.exposeFunction('record', (names: string) => void moved.push(names))
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      const transition = start(update)
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        Reflect.get(window, 'record')(names.join(' '))
      })
      return transition
    }
  })
  const group = '::view-transition-group(product-picture)'
  const card = page.locator('[data-scope="product-card"][data-part="name"]').nth(2)
  await hydrate(page, card)
  await card.click()
  await expect(page).toHaveURL(/\/jackets\/./)
  await expect.poll(() => moved.at(-1)).toContain(group)
  await page.goBack()
  await expect(page).toHaveURL(/\/jackets$/)
  await expect.poll(() => moved.length).toBe(2)
  expect(moved.at(-1)).toContain(group)
})
