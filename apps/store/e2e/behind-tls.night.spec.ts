import { type BrowserContext, expect, type Page } from '@playwright/test'
import { labels } from './labels.ts'
import { test } from './shop-behind-tls.ts'
import { addFromPage, collectConsoleErrors, demoGoods, fillContact, fillUpToPayment, orderNumber } from './shopper.ts'

// One worker, so that all tests share one shop process.
test.describe.configure({ mode: 'default' })

const words = labels.uk

async function expectSecureCookies(context: BrowserContext) {
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toContain('order')
  expect(cookies.filter(({ secure }) => !secure)).toEqual([])
}

/** Adds a product to the cart and opens the first step of the checkout. */
async function addToCart(page: Page, isAdded: () => Promise<void>) {
  await addFromPage(page, await demoGoods(page.request), words)
  await isAdded()
}

test('completes an order behind a proxy that terminates TLS @desk', async ({ page, context }) => {
  const consoleErrors = collectConsoleErrors(page)
  await addToCart(page, async () => {
    await page.getByRole('dialog', { name: words.added }).getByRole('link', { name: words.toCart }).click()
    await page.getByRole('dialog', { name: words.cart }).getByRole('link', { name: words.checkout }).click()
  })
  await fillUpToPayment(page, words)
  await page.getByRole('button', { name: words.confirm }).click()
  const number = await orderNumber(page, words)
  await page.reload()
  expect(await orderNumber(page, words)).toBe(number)
  await expectSecureCookies(context)

  // A form sent by the script goes to a route's action through `.data`.
  await page.goto('/message')
  const status = await page.evaluate(async () => {
    const body = new URLSearchParams({ name: 'Олена', phone: '+380 67 123 45 67', message: 'Чи є розмір 52?' })
    return (await fetch('/message.data', { method: 'POST', body })).status
  })
  expect(status).toBe(200)
  expect(consoleErrors).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('completes an order by plain forms behind a proxy that terminates TLS @desk', async ({ page, context }) => {
    const main = page.getByRole('main')
    await addToCart(page, async () => {
      await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible()
      await main.getByRole('button', { name: words.increase }).click()
      await expect(main.getByRole('spinbutton')).toHaveValue('2')
      await main.getByRole('link', { name: words.checkout }).click()
    })
    await fillContact(page, words)
    await page.getByRole('button', { name: words.toDelivery }).click()
    await main.getByLabel(words.city, { exact: true }).fill(words.typedCity)
    await page.getByRole('button', { name: words.update }).click()
    const cities = page.getByRole('radiogroup', { name: words.chooseCity })
    await cities.getByRole('radio', { name: words.cityFound }).first().check()
    await page.getByRole('button', { name: words.update }).click()
    await page.getByRole('radio', { name: words.branchMethod }).check()
    await page.getByRole('button', { name: words.update }).click()
    await main.getByLabel(words.branch, { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: words.toPayment }).click()
    await page.getByRole('radio', { name: words.onReceipt }).check()
    await page.getByRole('button', { name: words.confirm }).click()
    expect(await orderNumber(page, words)).not.toBe('')
    await expectSecureCookies(context)
  })
})

interface Kind {
  kind: string
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  form?: Record<string, string>
  body?: string
  status: number
}

const crossOrigin = { origin: 'https://evil.test' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const kinds: readonly Kind[] = [
  { kind: 'a page rendered anew', path: '/en', status: 200 },
  { kind: 'a page out of the cache', path: '/en', status: 200 },
  { kind: 'the language of the first visit', path: '/', headers: { 'accept-language': 'ru' }, status: 302 },
  { kind: 'the choice of a language', path: '/ru/jackets', headers: { referer: '/jackets' }, status: 200 },
  { kind: 'an address written otherwise', path: '/Jackets', status: 301 },
  { kind: 'the data of a page', path: '/jackets.data', status: 200 },
  { kind: 'a page that is not there', path: '/nowhere', status: 404 },
  { kind: 'a page that is not there, as data', path: '/nowhere.data', status: 404 },
  { kind: 'the cart', path: '/cart', status: 200 },
  { kind: 'nothing below the cart', path: '/cart/nothing', status: 404 },
  { kind: 'the cart written otherwise', path: '/Cart/', status: 301 },
  { kind: 'an order without its token', path: '/cart/thankyou', status: 404 },
  { kind: 'an order with a wrong token', path: '/cart/thankyou?number=1&token=x', status: 404 },
  { kind: 'the checkout', path: '/checkout', status: 200 },
  { kind: 'the wishlist', path: '/wishlist', status: 200 },
  { kind: 'the contact form', path: '/message', status: 200 },
  { kind: 'the newsletter', path: '/ru/newsletter', status: 200 },
  { kind: 'a form with a mistake in it', path: '/message', method: 'POST', form: { name: 'Я' }, status: 200 },
  { kind: 'a form that leads on', path: '/wishlist', method: 'POST', form: { intent: 'add', name: 'А' }, status: 303 },
  {
    kind: 'a form of another site',
    path: '/cart',
    method: 'POST',
    headers: crossOrigin,
    form: { intent: 'clear' },
    status: 403,
  },
  { kind: 'a form without a field', path: '/cart', method: 'POST', headers: form, body: '', status: 400 },
  {
    kind: 'a form of another type',
    path: '/cart',
    method: 'POST',
    headers: { 'content-type': 'text/x' },
    body: 'x',
    status: 415,
  },
  {
    kind: 'a form that is too large',
    path: '/message',
    method: 'POST',
    form: { message: 'x'.repeat(70_000) },
    status: 413,
  },
  { kind: 'another method', path: '/cart', method: 'PUT', form: { intent: 'clear' }, status: 405 },
  { kind: 'a form for a page without one', path: '/jackets', method: 'POST', form: { a: 'b' }, status: 405 },
  {
    kind: 'a step of the checkout without a cart',
    path: '/checkout/save-step',
    method: 'POST',
    form: { step: 'contact' },
    status: 422,
  },
  { kind: 'a script', path: 'script', status: 200 },
  { kind: 'a script that is gone', path: '/assets/gone-1a2b.js', status: 404 },
  { kind: 'a picture', path: 'picture', status: 200 },
  { kind: 'a picture that is not there', path: '/pictures/nothing.avif', status: 404 },
  { kind: 'a brand file', path: '/brand/favicon.svg', status: 200 },
  { kind: 'a brand file that is not there', path: '/brand/nothing.svg', status: 404 },
  { kind: 'a file that is not there', path: '/nothing.png', status: 404 },
  { kind: 'robots.txt', path: '/robots.txt', status: 200 },
  { kind: 'the sitemap', path: '/sitemap.xml', status: 200 },
  { kind: 'a call', path: '/api/settings/all', method: 'POST', status: 200 },
  { kind: 'a call by the wrong method', path: '/api/settings/all', status: 405 },
  { kind: 'no call', path: '/api/nothing', method: 'POST', status: 404 },
  { kind: 'the description of the calls', path: '/api/openapi.json', status: 200 },
  { kind: 'the page of the calls', path: '/api/docs', status: 200 },
  { kind: 'a sign of life', path: '/healthz', status: 200 },
  { kind: 'a sign of readiness', path: '/readyz', status: 200 },
]

/** Responses with personal data, and responses to a POST. */
const isPrivate = ({ path, method = 'GET' }: Kind) =>
  /^(\/ru)?\/(cart|checkout|wishlist|message|newsletter)\b/i.test(path) ||
  (method !== 'GET' && !path.startsWith('/api'))

test('sends security headers with every kind of response @desk', async ({ request, shop, playwright }) => {
  const home = await (await request.get('/')).text()
  const files = {
    script: /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '',
    picture: /\/pictures\/[\w./-]+\.(?:avif|webp|jpg)/.exec(home)?.[0] ?? '',
  }
  const found: unknown[] = []
  for (const kind of kinds) {
    const { path, method = 'GET', headers: sent = {}, form: fields, body, status } = kind
    const named = path === 'script' || path === 'picture' ? files[path] : path
    const visitor = await playwright.request.newContext({ ignoreHTTPSErrors: true })
    const answer = await visitor.fetch(shop.address + named, {
      method,
      maxRedirects: 0,
      headers: { ...sent, ...(sent.referer ? { referer: shop.address + sent.referer } : {}) },
      ...(fields ? { form: fields } : {}),
      ...(body === undefined ? {} : { data: Buffer.from(body) }),
    })
    const headers = answer.headers()
    const control = headers['cache-control'] ?? ''
    const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false
    const text = isHtml ? await answer.text() : ''
    await visitor.dispose()
    found.push({
      kind: kind.kind,
      status: answer.status(),
      nosniff: headers['x-content-type-options'],
      tls: headers['strict-transport-security'],
      policy: !isHtml || /script-src 'self'( 'sha256-[\w+/]{43}=')*;/.test(headers['content-security-policy'] ?? ''),
      notLess: !isHtml || !/script-src[^;]*unsafe/.test(headers['content-security-policy'] ?? ''),
      openCookies: cookies.filter(({ value }) => !/; Secure(;|$)/.test(value)).map(({ value }) => value),
      sharedCookies: /s-maxage|public/.test(control) ? cookies : [],
      kept: isPrivate(kind) && !control.includes('no-store') ? control : 'no-store',
      nonce: /\bnonce=/.test(text),
      inWords: status < 400 || !isHtml || /\p{L}{4}/u.test(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1] ?? ''),
    })
  }
  expect(found).toEqual(
    kinds.map(({ kind, status }) => ({
      kind,
      status,
      nosniff: 'nosniff',
      tls: 'max-age=31536000; includeSubDomains',
      policy: true,
      notLess: true,
      openCookies: [],
      sharedCookies: [],
      kept: 'no-store',
      nonce: false,
      inWords: true,
    })),
  )
})
