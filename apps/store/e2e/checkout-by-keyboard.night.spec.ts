import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { buyer, orderNumber } from './shopper.ts'

const words = labels.uk

/** Presses Tab until the target is focused; throws when it cannot be reached. */
async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus does not get there')
}

test('completes an order by keyboard after errors in each step', async ({ page, makeGoods }) => {
  const goods = await makeGoods()
  const main = page.getByRole('main')
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByLabel(words.search, { exact: true }), 20)
  await page.keyboard.type(goods.code)
  await page.keyboard.press('Enter')
  await tabTo(page, main.locator(`a[href="${goods.url}"]:visible`).first(), 200)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(goods.url)

  const sizes = page.getByRole('radiogroup', { name: words.size }).getByRole('radio')
  await tabTo(page, sizes.and(page.locator(':enabled')).first())
  const size = sizes.and(page.locator(`[value="${goods.option}"]`))
  for (let presses = 0; presses < 20 && !(await size.isChecked()); presses++) await page.keyboard.press('ArrowRight')
  await expect(size).toBeChecked()
  const quantity = main.getByRole('spinbutton', { name: 'Кількість' })
  await tabTo(page, quantity)
  await page.keyboard.press('ArrowUp')
  await expect(quantity).toHaveValue('2')
  await tabTo(page, main.getByRole('button', { name: words.add }).first())
  await page.keyboard.press('Enter')

  const added = page.getByRole('dialog', { name: words.added })
  await expect(added).toBeVisible()
  await tabTo(page, added.getByRole('link', { name: words.toCart }), 10)
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: words.cart })
  await tabTo(page, cart.getByRole('spinbutton'), 10)
  await expect(cart.getByRole('spinbutton')).toHaveValue('2')
  await page.keyboard.press('ArrowUp')
  await expect(cart.getByRole('spinbutton')).toHaveValue('3')
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(main.getByRole('button', { name: words.add }).first()).toBeFocused()
  await tabTo(page, page.locator('header .header-link').last(), 200)
  await page.keyboard.press('Enter')
  await tabTo(page, cart.getByRole('link', { name: words.checkout }), 20)
  await page.keyboard.press('Enter')

  const name = main.getByLabel(words.name, { exact: true })
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(words.required)
  await page.keyboard.type(buyer.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(buyer.lastName)
  await page.keyboard.press('Tab')
  await page.keyboard.type('0671234567')
  await page.keyboard.press('Tab')
  await page.keyboard.type(buyer.email)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: words.delivery, exact: true })).toBeFocused()
  const city = page.getByRole('combobox', { name: words.city, exact: true })
  await tabTo(page, page.getByRole('button', { name: words.toPayment }), 30)
  await page.keyboard.press('Enter')
  await expect(city).toBeFocused()
  await page.keyboard.type('Кременчук')
  await expect(page.getByRole('option', { name: words.cityFound })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue(/Кременчук/)
  const methods = page.getByRole('radiogroup', { name: words.shippingMethod }).getByRole('radio')
  await tabTo(page, methods.first(), 20)
  await page.keyboard.press('Space')
  await expect(methods.first()).toBeChecked()
  const branch = page.getByRole('combobox', { name: words.branch, exact: true })
  await tabTo(page, branch, 5)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(branch).toHaveValue(/№/)
  await tabTo(page, page.getByRole('button', { name: words.toPayment }), 10)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: words.payment, exact: true })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: words.confirm }), 10)
  await page.keyboard.press('Enter')
  const payments = page.getByRole('radiogroup', { name: 'Спосіб оплати' }).getByRole('radio')
  await expect(payments.first()).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: words.confirm }), 10)
  await page.keyboard.press('Enter')
  expect(await orderNumber(page, words)).not.toBe('')
})
