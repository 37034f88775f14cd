import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Account, type OpenIdProvider, startOpenIdProvider } from '@shop/backend/testing/openid-provider'
import { freePort } from '@shop/backend/testing/postgres'
import { generate } from 'selfsigned'
import { expect, test } from './fixtures.ts'
import { type ProductionServer, startProductionServer } from './production-server.ts'
import { atNight, deskAtNight, desktopOnly } from './projects.ts'
import { newEmail } from './sign-in-actions.ts'

test.describe('signing in with Google', desktopOnly, () => {
  // The provider has a certificate of its own: over plain HTTP the policy of the pages would not let a form lead to it.
  test.use({ ignoreHTTPSErrors: true })
  test.describe.configure({ mode: 'default' }) // one shop and one provider for all
  let shop: ProductionServer
  let provider: OpenIdProvider
  let folder: string
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-google-'))
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
    const certificate = join(folder, 'provider.pem')
    writeFileSync(certificate, cert)
    const port = await freePort()
    provider = await startOpenIdProvider(`http://127.0.0.1:${port}`, { tls: { key, cert } })
    shop = await startProductionServer({ ...provider.variables, PORT: String(port), NODE_EXTRA_CA_CERTS: certificate })
  })
  test.afterAll(async () => {
    await shop.stop()
    await provider.close()
    rmSync(folder, { recursive: true, force: true })
  })

  let made = 0
  const offer = (given: Partial<Account> = {}) =>
    provider.offer({
      sub: `browser-${++made}`,
      email: newEmail(),
      email_verified: true,
      given_name: 'Соломія',
      family_name: 'Гнатюк',
      ...given,
    })
  const login = (path = '') => `${shop.url}${path}/login?next=${path}/wishlist`
  const alertOf = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
  const choose = async (page: Page, decision: 'Continue' | 'Cancel') => {
    await expect(page).toHaveURL(url => url.origin === provider.issuer)
    await page.getByRole('button', { name: decision }).click()
  }

  test('starts in the dialog and leads back to the page, with a session that scripts cannot read', async ({ page }) => {
    offer()
    await page.goto(`${shop.url}/news?page=1`)
    await page.getByRole('banner').getByRole('link', { name: 'Увійти' }).click()
    await page.getByRole('dialog', { name: 'Вхід' }).getByRole('button', { name: 'Увійти через Google' }).click()
    await choose(page, 'Continue')
    await expect(page).toHaveURL(`${shop.url}/news?page=1`)
    await expect(page.getByRole('banner').getByText('Соломія').first()).toBeVisible()
    const cookies = await page.context().cookies(shop.url)
    expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(cookies.find(({ name }) => name === 'device')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(cookies.find(({ name }) => name === 'google_state')).toBeUndefined()
    await page.goto(`${shop.url}/account`)
    await expect(page.getByRole('heading', { name: 'Контактна інформація' })).toBeVisible()
    // Whoever is signed in already is led on.
    for (const [path, target] of [
      ['/login?next=/wishlist', '/wishlist'],
      ['/registration', '/account'],
      ['/s-login', '/account'],
      ['/google/callback', '/account'],
    ] as const) {
      await page.goto(shop.url + path)
      await expect(page).toHaveURL(shop.url + target)
    }
  })

  test('deletes an account that has no password', atNight, async ({ page }) => {
    offer()
    await page.goto(`${shop.url}/login`)
    await page.getByRole('button', { name: 'Увійти через Google' }).click()
    await choose(page, 'Continue')
    await expect(page.getByRole('heading', { name: 'Контактна інформація' })).toBeVisible()
    await expect(page.getByLabel('Поточний пароль')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Створити пароль' })).toBeVisible()
    const data = page.getByRole('region', { name: 'Ваші дані' })
    await data.getByText('Видалити кабінет').click()
    await data.getByRole('button', { name: 'Так, видалити назавжди' }).click()
    await expect(page.getByRole('main').getByText('Кабінет видалено.')).toBeVisible()
    await page.goto(`${shop.url}/account`)
    await expect(page.getByRole('heading', { name: 'Вхід до кабінету' })).toBeVisible()
  })

  test('does not finish the sign-in of another browser', async ({ page, browser }) => {
    offer()
    const other = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'uk-UA' })
    const theirs = await other.newPage()
    await theirs.route('**/google/callback?*', route => route.abort())
    const finishing = theirs.waitForRequest(request => request.url().startsWith(`${shop.url}/google/callback?`))
    await theirs.goto(login())
    await theirs.getByRole('button', { name: 'Увійти через Google' }).click()
    await choose(theirs, 'Continue')
    await page.goto((await finishing).url())
    await expect(alertOf(page)).toHaveText(/Увійти через Google не вдалося/)
    expect((await page.context().cookies(shop.url)).filter(({ name }) => name === 'session')).toEqual([])
    await other.close()
  })

  test('says in words why it did not sign in, in the language of the shopper', atNight, async ({ page }) => {
    offer()
    await page.goto(login('/ru'))
    await page.getByRole('button', { name: 'Войти через Google' }).click()
    await choose(page, 'Cancel')
    await expect(alertOf(page)).toHaveText(/Вы не разрешили вход через Google/)
    await expect(page).toHaveURL(url => url.pathname === '/ru/google/callback')
    // The next attempt still leads to the page that the first one was heading for.
    await page.getByRole('main').getByRole('button', { name: 'Войти через Google' }).click()
    await choose(page, 'Continue')
    await expect(page).toHaveURL(`${shop.url}/ru/wishlist`)
    await page.context().clearCookies()

    offer({ email_verified: false })
    await page.goto(login())
    await page.getByRole('button', { name: 'Увійти через Google' }).click()
    await choose(page, 'Continue')
    await expect(alertOf(page)).toHaveText(/Google не підтвердив вашу електронну пошту/)

    // Another browser's link, or one of an attempt that this browser has not made.
    for (const query of ['code=any&state=of-somebody-else', 'error=access_denied&state=of-somebody-else']) {
      const answer = await page.goto(`${shop.url}/google/callback?${query}`)
      expect(answer?.status()).toBe(200)
      await expect(alertOf(page)).toHaveText(/Увійти через Google не вдалося/)
    }
    expect((await page.context().cookies(shop.url)).filter(({ name }) => name === 'session')).toEqual([])

    await page.goto(login('/en'))
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page).toHaveURL(url => url.origin === provider.issuer)
    const back = page.waitForURL(url => url.pathname === '/en/google/callback')
    provider.hang(true, '/token')
    await page.getByRole('button', { name: 'Continue' }).click()
    await back
    await expect(alertOf(page)).toHaveText(/Google is not responding right now/)
    provider.hang(false)
  })
})

test('has no Google button where Google is not configured', deskAtNight, async ({ page }) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Увійти', exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: /Google/ })).toHaveCount(0)
  const answer = await page.request.post('/google/callback', {
    headers: { Origin: new URL(page.url()).origin },
    form: { next: '/' },
  })
  expect(answer.status()).toBe(404)
})
