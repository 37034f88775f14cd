import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { placeOrder } from './orders.ts'
import { desktopOnly, phoneOnly } from './projects.ts'
import { createCart, fillContact, hydrate } from './shopper.ts'

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const doubleText = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** Edges of an element's text. */
const textBox = (element: Locator) =>
  element.evaluate(node => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { top, right, bottom } = range.getBoundingClientRect()
    return { top, right, bottom }
  })

test('fits text of 200 % into the page, without one text over another', desktopOnly, async ({ page, makeGoods }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { url } = await makeGoods()
  for (const path of [url, '/jackets', '/contacts', '/sizes']) {
    await page.goto(`/ru${path}`)
    await doubleText(page)
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
  const pages = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Конфиденциальность' }) })
  const link = pages.first().getByRole('link', { name: 'Конфиденциальность' })
  const text = await page.locator('.prose').boundingBox()
  const widest = await link.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  })
  if (!text) throw new Error('The text has no box')
  expect(widest.right <= text.x || widest.top >= text.y + text.height).toBe(true)
})

test(
  'fits text of 200 % into the checkout, the page of an order and its invoice on a phone',
  phoneOnly,
  async ({ page, request, context, baseURL, makeGoods }) => {
    const goods = await makeGoods()
    await createCart(context, baseURL, goods)
    await page.goto('/ru/checkout')
    await fillContact(page, labels.ru)
    await page.getByRole('button', { name: labels.ru.toDelivery }).click()
    const edit = page.getByRole('button', { name: labels.ru.change })
    await expect(edit).toBeVisible()
    await doubleText(page)
    const button = await edit.boundingBox()
    if (!button) throw new Error('The button has no box')
    expect(button.x + button.width).toBeLessThanOrEqual(390)
    const bar = page.locator('[data-scope="order-summary"][data-part="trigger"]')
    const [icon, text] = [await bar.locator('svg').first().boundingBox(), await textBox(bar.locator('span').first())]
    if (!icon) throw new Error('The icon has no box')
    expect(icon.y).toBeLessThan(text.bottom)
    expect(icon.y + icon.height).toBeGreaterThan(text.top)

    const order = await placeOrder(request, goods, { delivery: 'np_branch', kind: 'branch', payment: 'iban' })
    await page.goto(`/ru/cart/thankyou?${new URLSearchParams({ ...order })}`)
    await doubleText(page)
    expect((await textBox(page.getByRole('heading', { level: 1 }))).right).toBeLessThanOrEqual(390)
    await page.goto(`/ru/cart/invoice?${new URLSearchParams({ ...order })}`)
    await doubleText(page)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  },
)

test(
  'puts two sizes of a cart line side by side on a small phone',
  phoneOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/cart')
    await page.getByLabel(/^Змінити розмір: /).click()
    const sizes = page.locator('.size-list__item')
    const [first, second] = [await sizes.first().boundingBox(), await sizes.nth(1).boundingBox()]
    expect(second?.y).toBe(first?.y)
  },
)

/** Place and height of everything that is shown, as if nothing was scrolled, by its way from the root. */
const places = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, readonly number[]> = {}
    const visit = (element: Element, way: string, scrolled: number) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) found[way] = [x + scrolled, y + scrollY, height]
      // Its native control is not shown any more, in an area that stays.
      if (element.matches('[data-scope=upload][data-part=trigger]')) return
      for (const [index, child] of Array.from(element.children).entries())
        visit(child, `${way} > ${child.tagName} ${index}`, scrolled + element.scrollLeft)
    }
    visit(document.body, '', 0)
    return found
  })

test('moves nothing when the scripts and styles of its parts come', async ({ page, makeGoods }) => {
  const { url } = await makeGoods()
  const switched = page.getByRole('switch', { name: 'Темна тема' })
  for (const [path, part] of [
    ['/', switched],
    ['/jackets', page.getByRole('combobox', { name: 'Сортування' })],
    [url, switched],
    [`${url}?reviews=new`, page.getByRole('form', { name: 'Ваш відгук' })],
    ['/news', switched],
    ['/contacts', switched],
    ['/login', switched],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const before = await places(page)
    await hydrate(page, part)
    const after = await places(page)
    const moved = Object.entries(before).filter(([way, place]) =>
      after[way]?.some((value, index) => Math.abs(value - (place[index] ?? 0)) > 1),
    )
    expect(moved, path).toEqual([])
  }
})

test(
  'opens the list of cities below its field, and not over its error when that of the summary is pressed',
  phoneOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    const words = labels.uk
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/checkout')
    await fillContact(page, words)
    await page.getByRole('button', { name: words.toDelivery }).click()
    const city = page.getByRole('combobox', { name: words.city, exact: true })
    await expect(city).toBeVisible()
    await page.getByRole('button', { name: words.toPayment }).click()
    const list = page.getByRole('listbox')
    const expectBelow = async () => {
      await expect(list.getByRole('option').first()).toBeVisible()
      const [field, options] = [await city.boundingBox(), await list.boundingBox()]
      if (!field || !options) throw new Error('The field or its list has no box')
      expect(options.y).toBeGreaterThanOrEqual(field.y + field.height)
    }
    await page.getByRole('alert').getByRole('link', { name: words.chooseCity }).click()
    await expect(city).toBeFocused()
    await expect(list).toBeHidden()
    await city.press('ArrowDown')
    await expectBelow()
  },
)

test(
  'keeps each of the terms above the header on one line when the text is enlarged',
  desktopOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const path of ['/', '/ru', '/en']) {
      await page.goto(path)
      await doubleText(page)
      const lines = await page
        .locator('.top-line__terms > span')
        .evaluateAll(terms =>
          terms.map(term => new Set([...term.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size),
        )
      expect(lines, path).toEqual([1, 1])
    }
  },
)

test(
  'has controls as large as a finger in header, lists and contacts on a phone',
  phoneOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    for (const path of ['/', '/jackets', '/contacts', '/checkout']) {
      await page.goto(path)
      // A link in a sentence has the size of its text; that of a card is pressed anywhere on the card, a checkbox on its row.
      const controls = page.locator(
        ':is(a, button, select, input:not([type="hidden"], [type="checkbox"], [type="radio"])):visible:not(article :is(h2, h3) a)',
      )
      const small = await controls.evaluateAll(all =>
        all.flatMap(control => {
          const { width, height } = control.getBoundingClientRect()
          const isLarge = Math.min(width, height) >= 43.5 || getComputedStyle(control).display === 'inline'
          return isLarge ? [] : [`${control.outerHTML.slice(0, 90)}: ${width} × ${height}`]
        }),
      )
      expect(small, path).toEqual([])
    }
  },
)

test('shows the whole hint of the search on the narrowest phone', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/ru', '/en']) {
    await page.goto(path)
    const left = await page
      .getByRole('banner')
      .getByRole('search')
      .locator('input')
      .evaluate((field: HTMLInputElement) => {
        const text = document.createElement('span')
        text.style.cssText = 'position:absolute;white-space:nowrap'
        text.style.fontSize = getComputedStyle(field, '::placeholder').fontSize
        text.textContent = field.placeholder
        document.body.append(text)
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
        return (
          field.clientWidth -
          Number.parseFloat(paddingInlineStart) -
          Number.parseFloat(paddingInlineEnd) -
          text.getBoundingClientRect().width
        )
      })
    expect(left, path).toBeGreaterThanOrEqual(0)
  }
})

test('has the button to the top beside the content, or in the header', desktopOnly, async ({ page }) => {
  // The button slides to its place.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/jackets')
    await page.evaluate(() => scrollTo(0, 2000))
    // Reloaded, the page was scrolled already: only another interaction shows the button.
    await hydrate(page, page.getByRole('contentinfo'))
    const [top, next, search] = [
      await page.getByRole('button', { name: 'Нагору' }).boundingBox(),
      await page.getByRole('navigation', { name: 'Сторінки' }).getByRole('link', { name: 'Далі' }).boundingBox(),
      await page.getByRole('banner').getByRole('search').boundingBox(),
    ]
    if (!top || !next || !search) throw new Error('The button, the link and the search have no boxes')
    const beside = width > 1024 ? next : search
    expect(beside.x + beside.width, `${width}`).toBeLessThanOrEqual(top.x)
    if (width <= 1024) expect(top.y + top.height, `${width}`).toBeLessThanOrEqual(search.y + search.height + 8)
  }
})

test('puts the order below the filters on a phone when the text is enlarged', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/jackets')
  await doubleText(page)
  const sort = page.locator('.toolbar__sort select')
  const [filters, select] = [await page.locator('.toolbar__filters').boundingBox(), await sort.boundingBox()]
  if (!filters || !select) throw new Error('The toolbar has no box')
  expect(select.y).toBeGreaterThanOrEqual(filters.y + filters.height)
})

test('puts the heart beside the button of a product that is out of stock', phoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/catalogue?availability=out_of_stock')
  await page.locator('[data-scope="product-card"] a').first().click()
  const notify = page.locator('.purchase__sold-out > a').first()
  await notify.scrollIntoViewIfNeeded()
  const [button, heart] = [
    await notify.boundingBox(),
    await page.locator('.purchase__sold-out').getByRole('button').boundingBox(),
  ]
  if (!button || !heart) throw new Error('The buttons have no boxes')
  expect(Math.abs(button.y - heart.y)).toBeLessThan(2)
  expect(heart.x).toBeGreaterThan(button.x + button.width)
})

test('marks the open category and keeps the ground of pictures in forced colours', desktopOnly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true }).click()
  const [first, second] = [page.locator('.mega-menu__category').first(), page.locator('.mega-menu__category').nth(1)]
  const background = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await first.evaluate(background)).not.toBe(await second.evaluate(background))
  const card = page.locator('[data-scope="product-card"][data-part="media"]').first()
  expect(await card.evaluate(background)).toBe('rgb(207, 205, 198)')
  await page.goto('/jackets/kurtka-robocha-travers-hrafit')
  const media = page.locator('[data-scope="gallery"][data-part="viewport"]')
  expect(await media.evaluate(background)).toBe('rgb(207, 205, 198)')
})

test('prints a product on the width of a sheet, with its data and nothing to press', desktopOnly, async ({ page }) => {
  // A4 with margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.goto('/jackets/kurtka-robocha-travers-hrafit')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const title = page.getByRole('heading', { level: 1 })
    expect((await title.boundingBox())?.x).toBe(0)
    await expect(page.locator('[data-scope="size-chart"] table')).toBeVisible()
    await expect(page.getByText('Поверхнева щільність').first()).toBeVisible()
    await expect(page.locator('#kit')).toBeHidden()
    expect(await page.locator('main').getByRole('button').filter({ visible: true }).count()).toBe(0)
  }
})

/** Puts a word into a page that is longer than it is wide, with text of 100 and of 200 %. */
async function breaksLongWords(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await page
      .locator(text)
      .first()
      .evaluate(element => element.replaceChildren('X'.repeat(75)))
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await doubleText(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

test('breaks a long code and size of a product on a small phone', phoneOnly, async ({ page, makeGoods }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto((await makeGoods()).url)
  await hydrate(page, page.locator('.purchase__form'))
  await page.getByRole('radio', { name: '52' }).check({ force: true })
  await breaksLongWords(page, ['.purchase__meta > span', '.purchase legend > span', '.buy-bar__facts b'])
})

test('breaks a long size in its list on a small phone', phoneOnly, async ({ page, context, baseURL, makeGoods }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await createCart(context, baseURL, await makeGoods())
  await page.goto('/cart')
  await page.getByLabel(/^Змінити розмір: /).click()
  await breaksLongWords(page, ['.size-list__item b'])
})

for (const [what, path, text] of [
  ['button of a banner', '/', '.banner__actions [data-scope="button"]'],
  ['e-mail of the shop', '/contacts', '.shop-contacts td a[href^="mailto:"]'],
] as const)
  test(`breaks a long ${what} on a small phone`, phoneOnly, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await breaksLongWords(page, [text])
  })

test('draws a placeholder where the rows of a matching set will be', async ({ page }) => {
  await page.goto('/jackets/kurtka-robocha-travers-hrafit')
  await expect(page.locator('.matching-set__rows:empty')).toHaveCSS('background-image', /gradient.*gradient/)
})

test(
  'lines up the values of an invoice, with a code to scan and without',
  desktopOnly,
  async ({ page, request, makeGoods }) => {
    const goods = await makeGoods()
    for (const payment of ['on_receipt', 'iban'] as const) {
      const order = await placeOrder(request, goods, { delivery: 'np_branch', kind: 'branch', payment })
      await page.goto(`/cart/invoice?${new URLSearchParams({ ...order })}`)
      const lefts = await page
        .locator('.invoice dd')
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().left))
      expect(lefts.length).toBeGreaterThan(3)
      expect(Math.max(...lefts) - Math.min(...lefts), payment).toBeLessThan(1)
    }
  },
)
