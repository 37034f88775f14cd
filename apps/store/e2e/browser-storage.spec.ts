import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callAs, registerCustomer } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { desktopOnly } from './projects.ts'
import { buyer, createCart, reachPayment } from './shopper.ts'
import { logIn, newEmail, register } from './sign-in-actions.ts'

/** Names of what a browser stores, by owner. Source: docs/production.md «What a browser stores». */
async function storedByOwner(): Promise<(owner: string) => RegExp> {
  const text = await readFile(new URL('../../../docs/production.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| (`[^|]+) \| [^|]+ \| (customer|guest|guest or customer|the browser) \|/gm)]
  return owner => {
    const names = rows.filter(row => row[2]?.includes(owner)).flatMap(row => [...(row[1] ?? '').matchAll(/`([^`]+)`/g)])
    return new RegExp(`^(${names.map(([, name = '']) => name.replaceAll('.', '\\.').replace('…', '.+')).join('|')})$`)
  }
}

/** Names and texts of what a page's browser stores in cookies and storages. */
const storedIn = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)] as const),
  ...(await page.evaluate(() => [...Object.entries({ ...localStorage }), ...Object.entries({ ...sessionStorage })])),
]

test(
  'leaves nothing of a customer to the next person at the computer after signing out',
  desktopOnly,
  async ({ page, context, request, baseURL, makeGoods }) => {
    const byOwner = await storedByOwner()
    const { email, password } = await registerCustomer(request)
    await page.goto('/login')
    await logIn(page, email, password)
    await expect(page.getByRole('heading', { name: 'Контактна інформація' })).toBeVisible()
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page, labels.uk)
    const secrets = new RegExp([email, buyer.email, buyer.lastName, '123 45 67'].join('|'))
    const before = await storedIn(page)
    expect(before.map(([name]) => name)).toEqual(
      expect.arrayContaining(['session', 'customer_id', 'checkout', 'delivery_city']),
    )
    const known = byOwner('')
    expect(before.filter(([name]) => !known.test(name)).map(([name]) => name)).toEqual([])

    const other = await context.newPage()
    await other.goto('/account')
    await expect(other.getByText(email).first()).toBeVisible()
    await page.bringToFront()
    await page.goto('/news')
    await page.getByRole('button', { name: /^Кабінет: / }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Вийти' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Увійти' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Вхід до кабінету' })).toBeVisible()
    const city = 'Куди доставити?'
    await expect(page.getByRole('link', { name: city })).toHaveAccessibleName(city)
    const ofBrowser = byOwner('the browser')
    for (const tab of [page, other]) {
      // The modules of the new document clear the storages.
      await expect.poll(() => tab.evaluate('window.earlyEvents === null')).toBe(true)
      const left = await storedIn(tab)
      expect(left.filter(([name]) => !ofBrowser.test(name)).map(([name]) => name)).toEqual([])
      expect(left.filter(([, text]) => secrets.test(text)).map(([name]) => name)).toEqual([])
    }
    await page.goto('/checkout')
    await expect(page.getByLabel(labels.uk.lastName)).toHaveValue('')
    await expect(page.getByLabel('E-mail').first()).toHaveValue('')
    await page.goto('/cart/thankyou')
    await expect(page.getByRole('main')).not.toContainText(/HT-\d/)
  },
)

test(
  'gives the checkout of a customer to nobody when the session has ended or another customer has signed in',
  desktopOnly,
  async ({ page, context, request, baseURL, makeGoods }) => {
    const contact = page.getByRole('main').getByLabel('E-mail')
    const [first, second] = [await registerCustomer(request), await registerCustomer(request)]
    const signInAs = ({ email, password }: typeof first) =>
      context.request.post('/session/login', { form: { email, password }, headers: { origin: baseURL ?? '' } })
    await createCart(context, baseURL, await makeGoods())

    await signInAs(first)
    await page.goto('/checkout')
    await expect(contact).toHaveValue(first.email)
    // Its modules know whose the page is, and hear of the others.
    await expect.poll(() => page.evaluate('window.earlyEvents === null')).toBe(true)
    const other = await context.newPage()
    await signInAs(second)
    await other.goto('/account')
    await expect(other.getByText(second.email).first()).toBeVisible()
    await expect(contact).toHaveValue(second.email)

    // Whoever else signs in makes these pages load again, which would break off what they open next.
    await other.close()
    await page.goto('about:blank')
    await signInAs(first)
    // Its own calls would hear of the end of the session before the button does.
    const called = page.waitForResponse('**/api/profile/wishlist')
    await page.goto('/checkout')
    await called
    await expect(contact).toHaveValue(first.email)
    await callAs(request, first, '/api/profile/sessions/end', { all: true })
    await page.getByRole('button', { name: labels.uk.toDelivery }).click()
    await expect(contact).toHaveValue('')
    const later = await context.newPage()
    await later.goto('/checkout')
    await expect(later.getByRole('main').getByLabel('E-mail')).toHaveValue('')
  },
)

test(
  'shows nothing of a customer in a page whose scripts come after another one has signed in, or nobody',
  desktopOnly,
  async ({ page, context, request, baseURL, makeGoods }) => {
    const [first, second] = [await registerCustomer(request), await registerCustomer(request)]
    const signInAs = ({ email, password }: typeof first) =>
      context.request.post('/session/login', { form: { email, password }, headers: { origin: baseURL ?? '' } })
    await createCart(context, baseURL, await makeGoods())
    for (const next of [second, null]) {
      await signInAs(first)
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route('**/*.js', async route => {
        await held
        await route.continue()
      })
      // Its `load` waits for the scripts.
      await page.goto('/checkout', { waitUntil: 'commit' })
      const contact = page.getByRole('main').getByLabel('E-mail')
      await expect(contact).toHaveValue(first.email)
      if (next) await signInAs(next)
      else await context.clearCookies({ name: /^(session|customer|customer_id)$/ })
      release()
      await expect(contact).toHaveValue(next?.email ?? '')
      expect(await page.content()).not.toContain(first.email)
      expect((await storedIn(page)).filter(([, text]) => text.includes(first.email))).toEqual([])
      await page.unroute('**/*.js')
      await page.goto('about:blank')
    }
  },
)

test('never exposes the token to scripts', desktopOnly, async ({ page }) => {
  const answer = page.waitForResponse(response => response.url().endsWith('/session/register'))
  await register(page, newEmail())
  expect(await (await answer).text()).not.toContain('access_token')
  expect(await page.evaluate(() => document.cookie)).not.toContain('session=')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/token/i)
})
