import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { desktopOnly } from './projects.ts'
import { collectConsoleErrors, createCart, fillUpToPayment } from './shopper.ts'

const words = labels.uk

// The demo card; the pages of LiqPay and monobank are simulated at night.
test('pays an order by card after a declined one, and once', async ({ page, context, baseURL, makeGoods }) => {
  await createCart(context, baseURL, await makeGoods())
  const consoleErrors = collectConsoleErrors(page)
  const state = (title: string) => expect(page.getByRole('region', { name: title })).toBeVisible()
  const decide = (decision: 'approve' | 'decline') => page.locator(`button[value="${decision}"]`).click()
  await page.goto('/checkout')
  await fillUpToPayment(page, words)
  await page.getByRole('radio', { name: /^Карткою онлайн/ }).check()
  await page.getByRole('button', { name: words.confirm }).click()
  await expect(page).toHaveURL(url => url.pathname.startsWith('/demo-payment/'))
  await decide('decline')
  await state('Оплата не пройшла')
  await page.getByRole('button', { name: 'Оплатити карткою' }).click()
  await decide('approve')
  await state('Оплачено')
  // Its fiscal receipt is registered by a job, and has a page of the demo's own.
  const receipts = page.getByRole('region', { name: 'Фіскальні чеки' })
  await expect(async () => {
    await page.reload()
    await expect(receipts).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // A phone, which does not scan its own screen, does not show it.
  await expect(receipts.getByRole('img', { name: /^QR-код чека № DEMO-/, includeHidden: true })).toBeAttached()
  const number = (await receipts.getByRole('link').textContent()) ?? ''
  const receipt = await page.request.get(
    new URL((await receipts.getByRole('link').getAttribute('href')) ?? '').pathname,
  )
  expect(await receipt.text()).toContain(`Чек ${number}`)
  // A paid order is not paid again from the page that Back leads to.
  await page.goBack()
  await page.goto('/cart/thankyou')
  await state('Оплачено')
  await expect(page.getByRole('button', { name: 'Оплатити карткою' })).toHaveCount(0)
  expect(consoleErrors).toEqual([])
})

test(
  'opens the order, where it can be paid, when the module that opens the payment page is gone',
  desktopOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await page.route('**/assets/open-payment-*', route => route.fulfill({ status: 404 }))
    await page.goto('/checkout')
    await fillUpToPayment(page, words)
    await page.getByRole('radio', { name: /^Карткою онлайн/ }).check()
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page).toHaveURL(/\/cart\/thankyou/)
    await page.getByRole('button', { name: 'Оплатити карткою' }).click()
    await expect(page).toHaveURL(url => url.pathname.startsWith('/demo-payment/'))
  },
)
