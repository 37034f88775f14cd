import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { labels, languages } from './labels.ts'
import { atNight, deskAtNight, desktopOnly, projectsFor } from './projects.ts'
import {
  addFromPage,
  buyer,
  chooseBranch,
  collectConsoleErrors,
  createCart,
  fillContact,
  orderNumber,
} from './shopper.ts'

for (const language of languages) {
  const words = labels[language]
  test(
    `completes an order by mouse after errors in each step, none of which axe objects to (${language})`,
    projectsFor(labels[language].prefix),
    async ({ page, makeGoods }) => {
      const consoleErrors = collectConsoleErrors(page)
      const goods = await makeGoods()
      const checkAccessibility = async (state: string) => expect.soft(await axeViolations(page), state).toEqual([])

      // Axe does not judge what is half faded in.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(words.prefix || '/')
      // In English the button has the name of the field.
      await page.getByRole('banner').getByLabel(words.search, { exact: true }).first().fill(goods.code)
      await page.keyboard.press('Enter')
      await page.getByRole('main').locator(`a[href="${words.prefix}${goods.url}"]:visible`).first().click()
      await page.getByRole('radiogroup', { name: words.size }).getByText(goods.size, { exact: true }).click()
      const quantity = page.getByRole('main').getByRole('button', { name: words.increase })
      await quantity.click()
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
      await page.getByRole('main').getByRole('button', { name: words.add }).first().click()

      const added = page.getByRole('dialog', { name: words.added })
      await expect(added).toContainText(goods.size)
      await expect(page.locator('header .header-link').last()).toContainText(words.cartOfTwo)
      await checkAccessibility('product added')
      await added.getByRole('link', { name: words.toCart }).click()

      const cart = page.getByRole('dialog', { name: words.cart })
      await cart.getByRole('button', { name: words.increase }).click()
      await expect(cart.getByRole('spinbutton')).toHaveValue('3')
      await cart.getByRole('button', { name: words.decrease }).click()
      await expect(cart.getByRole('spinbutton')).toHaveValue('2')
      await expect(cart.getByText(words.withoutDelivery)).toBeVisible()
      // A checkout that is opened before the change is saved tells it as one of the shop.
      await expect(cart.locator('[data-pending]')).toHaveCount(0)
      await checkAccessibility('cart')
      await cart.getByRole('link', { name: words.checkout }).click()

      const main = page.getByRole('main')
      const name = main.getByLabel(words.name, { exact: true })
      await name.fill('Я')
      await page.getByRole('button', { name: words.toDelivery }).click()
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(words.short)
      await expect(main.getByLabel(words.lastName, { exact: true })).toHaveAccessibleDescription(words.required)
      await expect(main.locator('.invalid')).toHaveCount(4)
      await checkAccessibility('contact with errors')
      await fillContact(page, words)
      await expect(main.getByLabel(words.phone, { exact: true })).toHaveValue('+380 67 123 45 67')
      await page.getByRole('button', { name: words.toDelivery }).click()

      await expect(page.getByRole('heading', { name: words.delivery, exact: true })).toBeFocused()
      await expect(page).toHaveURL(/step=delivery/)
      await expect(page).toHaveTitle(new RegExp(`2\\. ${words.delivery}`))
      await page.getByRole('button', { name: words.toPayment }).click()
      const city = page.getByRole('combobox', { name: words.city, exact: true })
      await expect(city).toBeFocused()
      await expect(city).toHaveAccessibleDescription(new RegExp(words.chooseCity))
      await city.fill(words.typedCity)
      await page.getByRole('option', { name: words.cityFound }).first().click()
      await page.getByRole('button', { name: words.toPayment }).click()
      await expect(page.getByRole('radiogroup', { name: words.shippingMethod })).toHaveAccessibleDescription(
        words.selectShippingMethodFirst,
      )
      await page.getByRole('radio', { name: words.branchMethod }).check()
      const branch = page.getByRole('combobox', { name: words.branch, exact: true })
      await branch.click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await checkAccessibility('delivery with its list open')
      await page.getByRole('option').first().click()
      await page.getByRole('button', { name: words.toPayment }).click()

      await expect(page.getByRole('heading', { name: words.payment, exact: true })).toBeFocused()
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(page.getByRole('main')).toContainText(words.choosePayment)
      await checkAccessibility('payment with an error')
      await page.getByRole('radio', { name: words.onReceipt }).check()
      await page.getByRole('button', { name: words.confirm }).click()

      const number = await orderNumber(page, words)
      expect(number).not.toBe('')
      await expect(page.getByRole('main')).toContainText(buyer.email)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await checkAccessibility('order')
      await page.reload()
      expect(await orderNumber(page, words)).toBe(number)
      expect(consoleErrors).toEqual([])
    },
  )
}

/** Replaces the texts of a page as translators of browsers do: each stands in elements of their own, and React keeps the old node. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (
        walker.currentNode instanceof Text &&
        !walker.currentNode.parentElement?.closest('script, style, option, font')
      )
        texts.push(walker.currentNode)
    const replaced = texts.map(text => {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
      return [text, text.data] as const
    })
    document.documentElement.lang = 'pl'
    Object.assign(window, {
      stale: () => replaced.flatMap(([text, was]) => (text.data === was ? [] : [`${was} → ${text.data}`])),
    })
  })

/** Texts that React has changed where nobody sees it. */
const staleTexts = (page: Page) => page.evaluate<string[]>('window.stale()')

test('shows what changes in a translated product and cart', desktopOnly, async ({ page, makeGoods }) => {
  const words = labels.uk
  const consoleErrors = collectConsoleErrors(page)
  const goods = await makeGoods()
  const main = page.getByRole('main')
  const increase = main.getByRole('button', { name: words.increase })

  await page.goto(goods.url)
  await main.getByRole('button', { name: words.add }).first().click()
  await expect(main.getByRole('radiogroup', { name: words.size })).toHaveAttribute('aria-invalid', 'true') // hydrated
  await translate(page)
  await page.getByRole('radio', { name: goods.size, exact: true }).check()
  await expect(main.locator('legend')).toHaveText(new RegExp(`: ${goods.size}`))
  await increase.click()
  await main.getByRole('button', { name: words.add }).first().click()
  await expect(page.locator('header .header-link').last()).toContainText('2')
  const added = page.getByRole('dialog', { name: words.added })
  await expect(added).toContainText(goods.size)
  await page.keyboard.press('Escape')
  await expect(added).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Каталог' }).first()).toBeVisible()
  expect(await staleTexts(page)).toEqual([])

  await page.goto('/cart')
  await expect(page.locator('header .header-link').last()).toContainText('2')
  await translate(page)
  const total = main.locator('[data-grand-total]')
  const before = (await total.textContent()) ?? ''
  await increase.click()
  await expect(page.locator('header .header-link').last()).toContainText('3')
  await expect(total).not.toHaveText(before)
  expect(await staleTexts(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('shows what changes in a translated checkout', deskAtNight, async ({ page, context, baseURL, makeGoods }) => {
  const words = labels.uk
  const consoleErrors = collectConsoleErrors(page)
  const main = page.getByRole('main')
  await createCart(context, baseURL, await makeGoods(), 3)
  await page.goto('/checkout')
  await fillContact(page, words)
  await page.getByRole('button', { name: words.toDelivery }).click()
  await chooseBranch(page, words)
  await translate(page)
  for (const method of await main.getByRole('radio').all()) {
    await method.check()
    await expect(method).toBeChecked()
  }
  await chooseBranch(page, words)
  await page.getByRole('button', { name: words.toPayment }).click()
  await page.getByRole('radio', { name: words.onReceipt }).check()
  expect(await staleTexts(page)).toEqual([])
  await translate(page)
  for (const payment of await main.getByRole('radio').all()) await payment.check()
  await page.getByRole('button', { name: words.change }).click()
  await expect(main.getByLabel(words.name, { exact: true })).toHaveValue(buyer.name)
  expect(await staleTexts(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('shows an empty state without a checkout form when the cart is empty', atNight, async ({ page, makeGoods }) => {
  const words = labels.uk
  const goods = await makeGoods()
  await addFromPage(page, goods, words)
  await page.getByRole('dialog', { name: words.added }).getByRole('link', { name: words.toCart }).click()
  const cart = page.getByRole('dialog', { name: words.cart })
  await cart.getByRole('button', { name: words.remove }).click()
  await expect(cart.getByText(words.empty)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await page.goto('/checkout')
  await expect(page.getByRole('main').getByText(words.empty)).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})

test('answers 404 when the number or the token of an order is missing', desktopOnly, async ({ page }) => {
  const empty = await page.goto('/cart/thankyou')
  expect(empty?.status()).toBe(404)
  const wrong = await page.goto('/cart/thankyou?number=HT-10000001&token=nobodys')
  expect(wrong?.status()).toBe(404)
  expect(wrong?.headers()['referrer-policy']).toBe('no-referrer')
  expect(wrong?.headers()['cache-control']).toContain('no-store')
})
