import type { BrowserContext, Page } from '@playwright/test'
import type { Cart } from '@shop/contract'
import { checkout as words } from '../app/platform/words/uk/checkout.ts'
import { expect as defaultExpect, test } from './fixtures.ts'
import { holdCalls } from './held-calls.ts'
import { labels } from './labels.ts'
import { atNight } from './projects.ts'
import { buyer, chooseBranch, createCart, fillContact, orderNumber, reachPayment } from './shopper.ts'

const uk = labels.uk
const expect = defaultExpect.configure({ timeout: 15_000 })
const main = (page: Page) => page.getByRole('main')

/** The current cart of a browser, as the backend has it. */
async function currentCart(context: BrowserContext, baseURL: string): Promise<Cart> {
  const cart_id = (await context.cookies(baseURL)).find(({ name }) => name === 'cart_id')?.value
  const answer = await context.request.post('/api/cart/show', { data: { cart_id } })
  return (await answer.json()).data.cart
}

const confirm = (page: Page) => page.getByRole('button', { name: uk.confirm })

async function payOnReceipt(page: Page): Promise<void> {
  const radio = page.getByRole('radio', { name: uk.onReceipt })
  await radio.click()
  await expect(radio).toBeChecked()
}

/** Collects the numbers of the orders submitted in a browser context. */
function collectOrderNumbers(context: BrowserContext): ReadonlySet<string> {
  const orderNumbers = new Set<string>()
  context.on('response', async response => {
    if (!response.url().endsWith('/api/checkout/submit') || !response.ok()) return
    const answer = await response.json().catch(() => null) // the page may be closed by then
    if (answer) orderNumbers.add(answer.data.number)
  })
  return orderNumbers
}

/** Ways to leave a page and return to it. */
const interruptions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'reloads it': page => page.reload(),
  'goes Back and Forward': async page => {
    const left = page.url()
    // `goBack` alone may take the router's first entry in the history, written while the page is being left, for the earlier page.
    await Promise.all([page.waitForURL(url => url.href !== left), page.goBack()])
    await page.goForward()
  },
  'leaves and comes again': async page => {
    await page.goto('/')
    await page.goto('/checkout')
  },
}

for (const [name, interrupt] of Object.entries(interruptions))
  test(
    `keeps every value and makes one order when a shopper ${name} in each step`,
    atNight,
    async ({ page, context, baseURL: origin, makeGoods }) => {
      const baseURL = origin ?? ''
      test.setTimeout(120_000)
      const orderNumbers = collectOrderNumbers(context)
      await createCart(context, baseURL, await makeGoods())
      await page.goto('/')
      await page.goto('/checkout')
      await fillContact(page, uk)
      // What is typed faster than the page's scripts come is not kept, as on a page without scripts.
      await expect
        .poll(() => page.evaluate(() => Object.values(sessionStorage).join()), 'the draft of the page')
        .toContain(buyer.email)
      await interrupt(page)
      const email = main(page).getByLabel('E-mail', { exact: true })
      await expect(email).toHaveValue(buyer.email)
      await page.getByRole('button', { name: uk.toDelivery }).click()
      await expect(page.getByRole('heading', { name: uk.delivery, exact: true })).toBeVisible()
      await chooseBranch(page, uk)
      await interrupt(page)
      await expect(page.getByRole('combobox', { name: uk.city, exact: true })).toHaveValue(uk.cityFound)
      await page.getByRole('button', { name: uk.toPayment }).click()
      await payOnReceipt(page)
      await interrupt(page)
      await expect(page.getByRole('radio', { name: uk.onReceipt })).toBeChecked()
      await expect(main(page)).toContainText(buyer.lastName)

      if (name !== 'goes Back and Forward') await confirm(page).click()
      else {
        // The order is created, but the page never receives the response.
        const calls = await holdCalls(page, '**/api/checkout/submit')
        await confirm(page).click()
        await expect.poll(() => calls.paths).toHaveLength(1)
        const respond = await calls.executeWithoutResponse()
        await calls.release()
        await interrupt(page)
        await respond('network-error')
      }
      await expect(page.getByRole('heading', { level: 1, name: uk.order })).toBeVisible()
      expect(await orderNumber(page, uk)).not.toBe('')
      expect([...orderNumbers]).toHaveLength(1)
    },
  )

test(
  'follows Back and Forward in every state from a finished step to an order, and makes one order',
  atNight,
  async ({ page, context, baseURL: origin, makeGoods }) => {
    const baseURL = origin ?? ''
    test.setTimeout(120_000)
    const orderNumbers = collectOrderNumbers(context)
    await createCart(context, baseURL, await makeGoods())
    await page.clock.install()
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    await page.goto('/checkout')
    await fillContact(page, uk)
    await page.getByRole('button', { name: uk.toDelivery }).click()
    await chooseBranch(page, uk)

    // While the finished delivery step is being saved.
    const saveCalls = await holdCalls(page, '**/checkout/save-step')
    await page.getByRole('button', { name: uk.toPayment }).click()
    await expect.poll(() => saveCalls.paths).toHaveLength(1)
    await page.goBack()
    await expect(page.getByRole('button', { name: uk.toDelivery })).toBeVisible()
    await saveCalls.release()
    await page.goForward()
    await page.getByRole('button', { name: uk.toPayment }).click()
    await payOnReceipt(page)

    // While a changed price waits for confirmation.
    const calls = await holdCalls(page, '**/api/cart/show', '**/api/checkout/submit')
    await confirm(page).click()
    await expect.poll(() => calls.paths).toEqual(['/api/checkout/submit'])
    const cart = await currentCart(context, baseURL)
    const [line] = cart.items
    if (line) line.price += 100
    await calls.end(409, { data: { cart: { ...cart, version: 'dearer', total_price: cart.total_price + 100 } } })
    const agree = page.getByRole('button', { name: words.changesNotice.accept })
    await expect(agree).toBeVisible()
    await page.goBack()
    await expect(heading(uk.delivery)).toBeVisible()
    await page.goForward()
    await agree.click()

    // The price is back at its first value, which is another change.
    await confirm(page).click()
    await expect.poll(() => calls.paths).toHaveLength(1)
    await calls.end('answer')
    await agree.click()

    // While the submit is in flight, during backoff, and while its outcome is unknown.
    await confirm(page).click()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect.poll(() => calls.paths).toEqual(['/api/checkout/submit'])
      await page.goBack()
      await page.goForward()
      await calls.end('network-error')
      await page.clock.fastForward(9_000)
    }
    await expect(main(page).getByRole('alert').filter({ hasText: words.unknownOutcomeText })).toBeVisible()
    await page.goBack()
    await page.goForward()
    await calls.release()
    await confirm(page).click()
    expect(await orderNumber(page, uk)).not.toBe('')
    expect([...orderNumbers]).toHaveLength(1)
  },
)

test('makes one order when two tabs check out the same cart', async ({ page, context, baseURL: origin, makeGoods }) => {
  const baseURL = origin ?? ''
  test.setTimeout(120_000)
  const orderNumbers = collectOrderNumbers(context)
  await createCart(context, baseURL, await makeGoods())
  await reachPayment(page, uk)
  const other = await context.newPage()
  await other.goto('/checkout?step=payment')
  await payOnReceipt(other)
  await Promise.all([confirm(page).click(), confirm(other).click()])
  for (const one of [page, other]) {
    const thankYouHeading = one.getByRole('heading', { level: 1, name: uk.order })
    await expect(thankYouHeading.or(one.getByRole('main').getByText(words.empty)).first()).toBeVisible()
  }
  expect([...orderNumbers]).toHaveLength(1)
})

for (const [name, leave] of Object.entries({
  'goes to another page': async (page: Page) => {
    await page.goto('/')
    return page
  },
  'closes the tab': async (page: Page) => {
    await page.close()
    return page.context().newPage()
  },
}))
  test(
    `shows the one order on return when its response was lost while the shopper ${name}`,
    atNight,
    async ({ page, context, baseURL: origin, makeGoods }) => {
      const baseURL = origin ?? ''
      test.setTimeout(120_000)
      await createCart(context, baseURL, await makeGoods())
      await reachPayment(page, uk)
      const numbers = new Set<string>()
      await page.route('**/api/checkout/submit', async route => {
        const answer = await route.fetch()
        numbers.add((await answer.json()).data.number) // the page never receives the response
      })
      await confirm(page).click()
      await expect.poll(() => numbers.size).toBe(1)
      const later = await leave(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
      await later.goto('/')
      await later.goto('/checkout')
      expect(numbers).toContain(await orderNumber(later, uk))
    },
  )
