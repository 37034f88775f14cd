import type { Page } from '@playwright/test'
import { freePort } from '@shop/backend/testing/postgres'
import { type LiqPaySimulator, startLiqPay } from '@shop/backend/testing/simulators/liqpay'
import { type MonobankSimulator, startMonobank } from '@shop/backend/testing/simulators/monobank'
import { type MonobankPartsSimulator, startMonobankParts } from '@shop/backend/testing/simulators/monobank-parts'
import { type PrivatBankPartsSimulator, startPrivatBankParts } from '@shop/backend/testing/simulators/privatbank-parts'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { type ProductionServer, startProductionServer } from './production-server.ts'
import { desktopOnly } from './projects.ts'
import { collectConsoleErrors, demoGoods, fillUpToPayment, fillUpToPaymentByForms } from './shopper.ts'

const words = labels.uk

test.describe('paying online', desktopOnly, () => {
  test.describe.configure({ mode: 'default' }) // one shop for all
  let shop: ProductionServer
  let liqpay: LiqPaySimulator
  let monobank: MonobankSimulator
  let privatBankParts: PrivatBankPartsSimulator
  let monobankParts: MonobankPartsSimulator
  test.beforeAll(async () => {
    liqpay = await startLiqPay()
    monobank = await startMonobank()
    privatBankParts = await startPrivatBankParts()
    monobankParts = await startMonobankParts()
    const port = String(await freePort())
    const address = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DEMO: 'on' }
    shop = await startProductionServer({
      ...address,
      ...liqpay.variables,
      ...monobank.variables,
      ...privatBankParts.variables,
      ...monobankParts.variables,
      MONOBANK_PARTS_COUNTS: '4',
    })
  })
  test.afterAll(async () => {
    await shop.stop()
    await liqpay.close()
    await monobank.close()
    await privatBankParts.close()
    await monobankParts.close()
  })
  test.beforeEach(async ({ context, playwright }) => {
    for (const { scenario } of [liqpay, monobank]) Object.assign(scenario, { callbacks: 'once', answers: 'right' })
    const request = await playwright.request.newContext({ baseURL: shop.url })
    const goods = await demoGoods(request)
    const cart = await request.post('/api/cart/add', { data: { product_id: goods.product, option_id: goods.option } })
    const cart_id = /"cart_id":"([^"]+)"/.exec(await cart.text())?.[1] ?? ''
    await context.addCookies([{ name: 'cart_id', value: cart_id, url: shop.url }])
    await request.dispose()
  })

  /** Opens the methods beside the one that was chosen. */
  const otherwise = 'Оплатити інакше'
  const state = (page: Page, title: string) => expect(page.getByRole('region', { name: title })).toBeVisible()
  const payBy = (page: Page, provider: string) =>
    page.getByRole('button', { name: `Оплатити: Карткою онлайн (${provider})` })
  const decide = (page: Page, decision: 'Approve' | 'Decline' | 'Abandon') =>
    page.getByRole('button', { name: decision }).click()

  test('by LiqPay succeeds after a declined card, and the page finds out by itself', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.goto(`${shop.url}/checkout`)
    await fillUpToPayment(page, words)
    await page.getByRole('radio', { name: 'Карткою онлайн (LiqPay)' }).check()
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('heading', { name: 'LiqPay (simulator)' })).toBeVisible()
    await decide(page, 'Decline')
    await state(page, 'Оплата не пройшла')
    expect(await axeViolations(page, 'main')).toEqual([])

    await payBy(page, 'LiqPay').click()
    await expect(page.getByRole('heading', { name: 'LiqPay (simulator)' })).toBeVisible()
    // The shopper is back before the callback, and LiqPay does not answer the question of the shop.
    Object.assign(liqpay.scenario, { callbacks: 'late', answers: 'error' })
    await page.getByLabel('Callbacks').selectOption('late')
    await decide(page, 'Approve')
    await state(page, 'Очікує оплати')
    await liqpay.deliver()
    await state(page, 'Оплачено')
    await expect(payBy(page, 'LiqPay')).toHaveCount(0)
    // A paid order is not paid again from the page that Back leads to.
    await page.goBack()
    await page.goBack()
    await page.goto(`${shop.url}/cart/thankyou`)
    await state(page, 'Оплачено')
    expect([...liqpay.payments.values()].map(({ status }) => status)).toEqual(['failure', 'success'])
    expect(consoleErrors).toEqual([])
  })

  test('by monobank is left by Back, retried in two tabs and paid once', async ({ page, context }) => {
    await page.goto(`${shop.url}/checkout`)
    await fillUpToPayment(page, words)
    await page.getByRole('radio', { name: 'Карткою онлайн (monobank)' }).check()
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('heading', { name: 'plata by mono (simulator)' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(url => url.pathname === '/cart/thankyou')
    await state(page, 'Очікує оплати')
    await payBy(page, 'monobank').click()
    await decide(page, 'Abandon')
    await state(page, 'Очікує оплати')

    const other = await context.newPage()
    await other.goto(`${shop.url}/cart/thankyou`)
    await payBy(other, 'monobank').click()
    await expect(other.getByRole('heading', { name: 'plata by mono (simulator)' })).toBeVisible()
    await payBy(page, 'monobank').click()
    await page.getByLabel('Callbacks').selectOption('late')
    await decide(page, 'Approve')
    // The bank is asked when the shopper is back, so that the late callback is not missed.
    await state(page, 'Оплачено')
    await decide(other, 'Approve')
    await state(other, 'Оплачено')
    await monobank.deliver()
    await page.reload()
    await state(page, 'Оплачено')
    expect([...monobank.invoices.values()].map(({ status }) => status)).toEqual(['success'])
  })

  const instalments = 'Оплата частинами ПриватБанку, 3 платежі'

  test('by instalments is agreed in the application of monobank or on the page of PrivatBank', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.goto(`${shop.url}/cart`)
    await expect(page.getByRole('main')).toContainText(/Або частинами\s*6 × \d/)
    await page.goto(`${shop.url}/checkout`)
    await fillUpToPayment(page, words)
    const inApplication = page.getByRole('radio', { name: 'Покупка частинами monobank, 4 платежі' })
    await expect(inApplication).toHaveAccessibleName(/По \d[\d\s,]*₴ на місяць\. Без переплати/)
    await inApplication.check()
    expect(await axeViolations(page, 'main')).toEqual([])
    await page.getByRole('button', { name: words.confirm }).click()
    await state(page, 'Очікує оплати')
    await expect(page.getByRole('region', { name: 'Очікує оплати' })).toContainText('підтвердьте покупку в застосунку')
    const [asked] = monobankParts.orders.values()
    await monobankParts.decide(asked?.store_order_id ?? '', 'decline')
    await state(page, 'Оплата не пройшла')

    await page.getByText(otherwise).press('Enter')
    await page.getByRole('button', { name: `Оплатити: ${instalments}` }).click()
    await expect(page.getByRole('heading', { name: 'Оплата частинами (simulator)' })).toBeVisible()
    await decide(page, 'Approve')
    await state(page, 'Оплачено')
    await expect(page.getByRole('main')).toContainText(instalments)
    expect([...privatBankParts.purchases.values()].map(({ partsCount }) => partsCount)).toEqual([3])
    expect(consoleErrors).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('divides the sum into instalments', async ({ page }) => {
      await page.goto(`${shop.url}/checkout`)
      await fillUpToPaymentByForms(page, words)
      await page.getByRole('radio', { name: instalments }).check()
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(page.getByRole('heading', { name: 'Оплата частинами (simulator)' })).toBeVisible()
      await decide(page, 'Approve')
      await state(page, 'Оплачено')
    })

    test('leads to the page of the provider by a redirect or a button, also for the retry', async ({ page }) => {
      await page.goto(`${shop.url}/checkout`)
      await fillUpToPaymentByForms(page, words)
      await page.getByRole('radio', { name: 'Карткою онлайн (monobank)' }).check()
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(page.getByRole('heading', { name: 'plata by mono (simulator)' })).toBeVisible()
      await decide(page, 'Decline')
      await state(page, 'Оплата не пройшла')

      await page.getByText(otherwise).click()
      await payBy(page, 'LiqPay').click()
      await page.getByRole('button', { name: 'Перейти до оплати' }).click()
      await expect(page.getByRole('heading', { name: 'LiqPay (simulator)' })).toBeVisible()
      await page.getByLabel('Callbacks').selectOption('lost')
      Object.assign(liqpay.scenario, { answers: 'error' })
      await decide(page, 'Approve')
      await state(page, 'Очікує оплати')
      Object.assign(liqpay.scenario, { answers: 'right' })
      await expect(async () => {
        await page.getByRole('link', { name: 'Оновити стан оплати' }).click()
        await expect(page.getByRole('region', { name: 'Оплачено' })).toBeVisible({ timeout: 500 })
      }).toPass()
    })
  })
})
