import type { Page } from '@playwright/test'
import { callAs, registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { labels, languages } from './labels.ts'
import { atNight, deskAtNight, desktopOnly, phoneInGate } from './projects.ts'
import {
  addFromPage,
  collectConsoleErrors,
  createCart,
  fillContact,
  fillUpToPaymentByForms,
  getStock,
  orderNumber,
} from './shopper.ts'

test.use({ javaScriptEnabled: false })

for (const language of languages) {
  const words = labels[language]
  test(
    `completes an order without scripts after errors in each step (${language})`,
    language === 'uk' ? phoneInGate : atNight,
    async ({ page, makeGoods }) => {
      const consoleErrors = collectConsoleErrors(page)
      const main = page.getByRole('main')

      await addFromPage(page, await makeGoods(), words)
      await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible()
      await main.getByRole('button', { name: words.increase }).click()
      await expect(main.getByRole('spinbutton')).toHaveValue('2')
      await main.getByRole('spinbutton').fill('4')
      await main.getByRole('spinbutton').press('Enter')
      await expect(main.getByRole('spinbutton')).toHaveValue('4')
      await main.getByRole('button', { name: words.decrease }).click()
      await expect(main.getByRole('spinbutton')).toHaveValue('3')
      await main.getByRole('link', { name: words.checkout }).click()

      await page.getByLabel(words.coupon).fill('NE-ISNUYE')
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page.getByLabel(words.coupon)).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel(words.coupon)).toHaveValue('NE-ISNUYE')
      await main.getByLabel(words.name, { exact: true }).fill('Я')
      await main.getByLabel(words.lastName, { exact: true }).fill('Шевченко')
      await page.getByRole('button', { name: words.toDelivery }).click()
      await expect(main.getByLabel(words.name, { exact: true })).toHaveAccessibleDescription(words.short)
      await expect(main.getByLabel(words.lastName, { exact: true })).toHaveValue('Шевченко')
      await expect(main.locator('.valid')).toHaveCount(1)
      await fillContact(page, words)
      await page.getByRole('button', { name: words.toDelivery }).click()

      await page.getByRole('button', { name: words.toPayment }).click()
      await expect(main.getByLabel(words.city, { exact: true })).toHaveAccessibleDescription(
        new RegExp(words.chooseCity),
      )
      await main.getByLabel(words.city, { exact: true }).fill(words.typedCity)
      await page.getByRole('button', { name: words.update }).click()
      await page
        .getByRole('radiogroup', { name: words.chooseCity })
        .getByRole('radio', { name: words.cityFound })
        .first()
        .check()
      await page.getByRole('button', { name: words.update }).click()
      await page.getByRole('radio', { name: words.branchMethod }).check()
      await page.getByRole('button', { name: words.update }).click()
      await page.getByRole('button', { name: words.toPayment }).click()
      const branch = main.getByLabel(words.branch, { exact: true })
      await expect(branch).toHaveAccessibleDescription(new RegExp(words.chooseBranch))
      await branch.selectOption({ index: 1 })
      await page.getByRole('button', { name: words.toPayment }).click()

      await page.getByRole('button', { name: words.confirm }).click()
      await expect(main).toContainText(words.choosePayment)
      await page.getByRole('radio', { name: words.onReceipt }).check()
      await page.getByRole('button', { name: words.confirm }).click()
      expect(await orderNumber(page, words)).not.toBe('')
      expect(consoleErrors).toEqual([])
    },
  )
}

test('keeps the values of an open step when another one is opened', deskAtNight, async ({ page, makeGoods }) => {
  const words = labels.uk
  const main = page.getByRole('main')
  await addFromPage(page, await makeGoods(), words)
  await main.getByRole('link', { name: words.checkout }).click()
  await fillContact(page, words)
  await page.getByRole('button', { name: words.toDelivery }).click()
  await main.getByLabel('Коментар до замовлення').fill('Зателефонуйте за годину')
  await page.getByRole('button', { name: 'Повернутися до контактів' }).click()
  await expect(main.getByLabel(words.name, { exact: true })).toHaveValue('Олександр')
  await page.goto('/jackets')
  await page.goto('/checkout')
  await expect(main.getByLabel('Коментар до замовлення')).toHaveValue('Зателефонуйте за годину')
})

test(
  'does not give what a customer has sent to the guest that the browser has become',
  desktopOnly,
  async ({ page, context, request, baseURL, makeGoods }) => {
    const customer = await registerCustomer(request)
    await signIn(context, baseURL, customer)
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/checkout')
    const contact = page.getByRole('main').getByLabel('E-mail')
    await expect(contact).toHaveValue(customer.email)
    await callAs(request, customer, '/api/profile/sessions/end', { all: true })
    await page.getByRole('button', { name: labels.uk.toDelivery }).click()
    await expect(page.getByText('Ви вийшли з кабінету або увійшли в інший.')).toBeVisible()
    await expect(contact).toHaveValue('')
    await page.goto('/checkout')
    await expect(contact).toHaveValue('')
  },
)

test('shows three fields of the recipient when the box is ticked', deskAtNight, async ({ page, makeGoods }) => {
  const words = labels.uk
  const main = page.getByRole('main')
  await addFromPage(page, await makeGoods(), words)
  await main.getByRole('link', { name: words.checkout }).click()
  await fillContact(page, words)
  await page.getByLabel('Інший отримувач').check()
  await page.getByRole('button', { name: words.toDelivery }).click()
  const recipient = page.getByRole('group', { name: 'Отримувач' })
  await recipient.getByLabel(words.name, { exact: true }).fill('Іван')
  await recipient.getByLabel(words.lastName, { exact: true }).fill('Франко')
  await recipient.getByLabel(words.phone, { exact: true }).fill('050 765 43 21')
  await page.getByRole('button', { name: words.toDelivery }).click()
  await expect(main).toContainText('Іван Франко, +380 50 765 43 21')
})

/** Goes from the cart to the payment step, filling in every field. */
async function reachPayment(page: Page) {
  const words = labels.uk
  await page.goto('/checkout')
  await fillUpToPaymentByForms(page, words)
  await page.getByRole('radio', { name: words.onReceipt }).check()
}

test(
  'makes one order when the same form is submitted twice at once',
  desktopOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    const goods = await makeGoods(15)
    await createCart(context, baseURL, goods)
    await reachPayment(page)
    const send = () =>
      context.request.post('/checkout', {
        form: { step: 'payment', intent: 'next', 'payment.id': 'on_receipt' },
        maxRedirects: 0,
      })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(answer => answer.headers().location)).toEqual(Array(3).fill('/cart/thankyou'))
    expect(await getStock(context.request, goods)).toBe(goods.left - 1)
  },
)

test(
  'lists sold-out lines and orders the rest when the changes are accepted',
  desktopOnly,
  async ({ page, context, browser, baseURL, makeGoods }) => {
    const words = labels.uk
    const last = await makeGoods(1)
    const others = await makeGoods()
    await createCart(context, baseURL, last)
    await addFromPage(page, others, words)
    await reachPayment(page)

    const otherContext = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    await createCart(otherContext, baseURL, last)
    const otherPage = await otherContext.newPage()
    await reachPayment(otherPage)
    await otherPage.getByRole('button', { name: words.confirm }).click()
    await orderNumber(otherPage, words)
    await otherContext.close()

    await page.getByRole('button', { name: words.confirm }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'більше немає в наявності' })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: words.confirm })).toHaveCount(0)
    await notice.getByRole('button', { name: 'Погоджуюсь зі змінами' }).click()
    await page.getByRole('radio', { name: words.onReceipt }).check()
    await page.getByRole('button', { name: words.confirm }).click()
    await orderNumber(page, words)
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(1)
  },
)

test(
  'opens an order on another device by its link',
  desktopOnly,
  async ({ page, context, browser, baseURL, makeGoods }) => {
    const words = labels.uk
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page)
    await page.getByRole('button', { name: words.confirm }).click()
    const number = await orderNumber(page, words)
    const link = await page.getByRole('link', { name: 'Сторінка замовлення' }).getAttribute('href')
    const otherDevice = await browser.newContext(baseURL ? { baseURL } : {})
    const other = await otherDevice.newPage()
    await other.goto(link ?? '')
    expect(await orderNumber(other, words)).toBe(number)
    await otherDevice.close()
  },
)
