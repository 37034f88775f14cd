import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findForeignData } from '../../../tools/long/request-isolation.ts'
import { callAs, registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'

test(
  'answers concurrent requests of many shoppers in three languages with their own data',
  desktopOnly,
  async ({ baseURL }) => {
    expect(await findForeignData(baseURL ?? '', 18, 216)).toEqual([])
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'saves nothing in an account that was typed in another one',
    desktopOnly,
    async ({ page, context, request, baseURL }) => {
      const first = await registerCustomer(request)
      const second = await registerCustomer(request)
      for (const [path, intent] of [
        ['/account', 'details'],
        ['/account/addresses?edit=new', 'save'],
      ] as const) {
        await signIn(context, baseURL, first)
        await page.goto(path)
        const form = page.locator('form').filter({ has: page.locator(`[name=intent][value=${intent}]`) })
        await form.locator('[name=name]').fill('Ганна')
        await signIn(context, baseURL, second)
        await form.locator('[type=submit]').first().click()
        await expect(page.getByRole('alert').getByText('Ви вийшли з кабінету або увійшли в інший.')).toBeVisible()
      }
      for (const call of ['/api/auth/user', '/api/profile/address'])
        expect(await (await callAs(request, second, call, { lang: 'uk' })).text()).not.toContain('Ганна')
    },
  )
})

test('caches pages for its own address only, not for invented hosts', desktopOnly, async ({ request }) => {
  const cacheOf = async (headers: Record<string, string>) =>
    (await request.get('/news', { headers })).headers()['cache-status']
  await cacheOf({})
  expect(await cacheOf({})).toMatch(/^shop; hit/)
  for (const Host of ['invented.test', 'localhost:1'])
    for (const _ of [1, 2]) expect(await cacheOf({ Host })).toBe('shop; fwd=miss')
})

test('sends no setting and no part of the server to browsers', desktopOnly, () => {
  const client = fileURLToPath(new URL('../build/client', import.meta.url))
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(js|css|json|html)$/.test(file),
  )
  const serverOnly =
    /DATABASE_URL|DATA_DIR|API_URL|\bSECRET\b|postgres(ql)?:\/\/|node:(crypto|fs|http)|createHmac|createDecipheriv/
  const found = files.filter(file => serverOnly.test(readFileSync(`${client}/${file}`, 'utf8')))
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(50)
  expect(readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.map'))).toEqual([])
})
