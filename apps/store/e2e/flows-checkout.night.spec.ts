import type { Page } from '@playwright/test'
import { createClient } from '@shop/contract/client'
import type { AnyMachineSnapshot } from 'xstate'
import { checkoutView } from '../../../packages/flows/src/checkout/view.ts'
import { checkout as words } from '../app/platform/words/uk/checkout.ts'
import { createCheckoutGraph, pendingCalls, type TestAction, wrongEmail } from './checkout-actions.ts'
import { expect as defaultExpect, test } from './fixtures.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'
import { labels } from './labels.ts'
import { desktopOnly } from './projects.ts'
import { fillContact } from './shopper.ts'

/** The first interaction loads scripts, which takes long on a busy machine. */
const expect = defaultExpect.configure({ timeout: 15_000 })
/** Short intervals: about a hundred steps are polled, each must end as soon as possible. */
const pollOptions = { timeout: 15_000, intervals: [20, 50, 100] }
const uk = labels.uk

const main = (page: Page) => page.getByRole('main')
const nextButton = (page: Page, step: 'contact' | 'delivery' | 'payment') =>
  page.getByRole('button', { name: words.next[step], exact: true })

/** Performs an action on the page. */
async function perform(
  page: Page,
  calls: HeldCalls,
  { name, end, cart }: TestAction,
  { context }: AnyMachineSnapshot,
): Promise<void> {
  if (end === 422) return calls.end(end, { fields: wrongEmail })
  if (end) return calls.end(end, cart ? { data: { cart } } : {})
  if (name === 'time passes') return page.clock.fastForward(9_000)
  if (name === 'fills in') return fillContact(page, uk)
  if (name === 'empties the name') return main(page).getByLabel(uk.name, { exact: true }).fill('')
  if (name === 'chooses a payment') return page.getByRole('radio', { name: uk.onReceipt }).check()
  if (name === 'accepts the changes') return page.getByRole('button', { name: words.changesNotice.accept }).click()
  if (name === 'chooses a branch') {
    const cityField = page.getByRole('combobox', { name: uk.city, exact: true })
    await cityField.fill(uk.typedCity)
    await page.getByRole('option', { name: uk.cityFound }).first().click()
    await page.getByRole('radio', { name: uk.branchMethod }).check()
    await page.getByRole('combobox', { name: uk.branch, exact: true }).click()
    return page.getByRole('option').nth(1).click()
  }
  if (name === 'opens contact') return page.getByRole('button', { name: uk.change }).click()
  if (name === 'opens delivery' || name === 'edits it')
    return page.getByRole('button', { name: words.back.delivery }).click()
  await nextButton(page, context.step).click()
}

/** Expects the page to show a snapshot of the machine. */
async function expectView(page: Page, calls: HeldCalls, snapshot: AnyMachineSnapshot): Promise<void> {
  const view = checkoutView(snapshot)
  const { process } = snapshot.value
  if (process === 'completed') return expect(page.getByRole('heading', { level: 1, name: uk.order })).toBeVisible()
  const [, path] = pendingCalls.get(process) ?? []
  if (process !== 'backoff') await expect.poll(() => calls.paths, pollOptions).toEqual(path ? [path] : [])
  const alerts = main(page).getByRole('alert')
  if (process === 'changed') {
    await expect(alerts.filter({ hasText: words.changesNotice.title })).toBeVisible()
    await expect(nextButton(page, 'payment')).toHaveCount(0)
    return
  }
  if (view.step === 'payment' && view.changes.length > 0) {
    await expect(page.getByRole('button', { name: words.changesNotice.accept })).toBeVisible()
    return expect(nextButton(page, 'payment')).toHaveCount(0)
  }
  await expect(nextButton(page, view.step)).toBeVisible()
  if (process === 'outcomeUnknown') return expect(alerts.filter({ hasText: words.unknownOutcomeText })).toBeVisible()
  await expect
    .poll(async () => (await main(page).locator('[aria-invalid="true"]').count()) > 0, pollOptions)
    .toBe(Object.keys(view.issues).length > 0)
  if (view.error) await expect(alerts).not.toHaveCount(0)
  if (view.step === 'contact')
    await expect(main(page).getByLabel(uk.name, { exact: true })).toHaveValue(view.values['contact.name'] ?? '')
}

test(
  'keeps every value, shows each failure and makes one order on every path of the checkout',
  desktopOnly,
  async ({ browser, baseURL: origin, makeGoods }) => {
    test.setTimeout(240_000)
    const baseURL = origin ?? ''
    const client = createClient({ baseUrl: baseURL })
    const { product: product_id, option: option_id } = await makeGoods()
    let steps = 0
    let transitions = 0
    const missed: (readonly string[])[] = []
    for (let [nth, count] = [0, 1]; nth < count; nth += 1) {
      const filled = await client.call(
        '/api/cart/add',
        { product_id, option_id, count: 1 },
        { idempotencyKey: crypto.randomUUID() },
      )
      if (!filled.success) throw new Error('The cart cannot be filled.')
      const { initial: first, paths, replay, coverage } = createCheckoutGraph(filled.data.cart)
      const path = paths[nth] ?? []
      count = paths.length
      const context = await browser.newContext({ baseURL })
      await context.addCookies([{ name: 'cart_id', value: filled.data.cart_id, url: baseURL }])
      const page = await context.newPage()
      await page.clock.install()
      await page.goto('/checkout')
      const calls = await holdCalls(page, '**/api/cart/show', '**/api/checkout/submit')
      const orders: string[] = []
      page.on('response', async response => {
        if (!response.url().endsWith('/api/checkout/submit') || !response.ok()) return
        orders.push(JSON.parse(await response.text()).data.number)
      })
      let before = first
      for (const { event: action, after } of path) {
        steps += 1
        await test.step(`${JSON.stringify(before.value.process)} · ${action.name}`, async () => {
          await perform(page, calls, action, before)
          await expectView(page, calls, after)
        })
        before = after
      }
      if (before.value.process === 'completed') expect(orders).toHaveLength(1)
      await context.close()
      expect(await replay(path.map(({ event }) => event))).toBeNull()
      ;({ transitions } = coverage())
      missed.push(coverage().missed)
    }
    const [some = [], ...others] = missed
    const taken = transitions - some.filter(one => others.every(list => list.includes(one))).length
    console.info(
      `checkout in Chromium: ${steps} steps in ${missed.length} paths, ${taken} of ${transitions} transitions`,
    )
    expect(taken).toBeGreaterThanOrEqual(34)
  },
)
