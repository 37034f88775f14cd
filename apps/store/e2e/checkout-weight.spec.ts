import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { createCart, findOption } from './shopper.ts'

test('stays within the weight budget of the checkout', async ({ page, context, baseURL }) => {
  await createCart(context, baseURL, await findOption(context.request, left => left > 20))
  const weights = { script: 0, stylesheet: 0 }
  const reading: Promise<void>[] = []
  page.on('response', response => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const weigh = (body: Buffer) => {
      weights[kind] += gzipSync(body, { level: 9 }).length / 1000
    }
    reading.push(response.body().then(weigh, () => undefined)) // a cancelled preload has no body
  })
  await page.goto('/checkout')
  await page.waitForLoadState('networkidle')
  const idle = Date.now()
  await expect.poll(() => Date.now() - idle, { timeout: 5000 }).toBeGreaterThan(1500)
  await Promise.all(reading)
  test.info().annotations.push({ type: 'kB gz', description: JSON.stringify(weights) })
  expect(weights.script).toBeLessThanOrEqual(150)
  expect(weights.script, 'scripts were seen').toBeGreaterThan(50)
  expect(weights.stylesheet).toBeLessThanOrEqual(14.5)
})

test('fetches no part of the checkout before it is opened, and no machine before it is needed', async ({
  page,
  request,
}) => {
  const goods = await findOption(request, left => left > 20)
  const fetched: string[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') fetched.push(response.url())
  })
  await page.goto(goods.url)
  await page.waitForLoadState('networkidle')
  const texts = await Promise.all(fetched.map(async url => (await request.get(url)).text()))
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter(text => text.includes('checkout.accept')).length, 'the checkout').toBe(0)
  expect(
    texts.filter(text => text.includes('cart.setCount') && text.includes('createMachine')).length,
    'machines',
  ).toBe(0)
})
