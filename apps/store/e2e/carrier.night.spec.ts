import { type NovaPoshtaSimulator, startNovaPoshta } from '@shop/backend/testing/simulators/nova-poshta'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { type ProductionServer, startProductionServer } from './production-server.ts'
import { desktopOnly } from './projects.ts'
import { createCart, demoGoods, fillContact, orderNumber } from './shopper.ts'

const words = labels.uk
const locker = 'Поштомат'

// One shop with a carrier for all: its directory is filled once.
test.describe.configure({ mode: 'serial' })

let carrier: NovaPoshtaSimulator
let shop: ProductionServer
test.beforeAll(async () => {
  carrier = await startNovaPoshta({ cities: 60, points: 3_000 })
  shop = await startProductionServer({ NOVA_POSHTA_KEY: carrier.key, NOVA_POSHTA_URL: carrier.url })
})
test.afterAll(async () => {
  await shop.stop()
  await carrier.close()
})

test.describe('a shop with a carrier', desktopOnly, () => {
  test('orders to a locker, and by courier with street search, also while the carrier is away', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.url })
    const page = await context.newPage()
    const main = page.getByRole('main')
    const directory = async () => {
      const answer = await context.request.post('/api/delivery/cities', { data: { query: 'Київ' } })
      return (await answer.text()).includes('8d5a980d')
    }
    await expect.poll(directory).toBe(true)
    const goods = await demoGoods(context.request)
    const open = async () => {
      await createCart(context, shop.url, goods)
      await page.goto('/checkout')
      if (await page.getByRole('button', { name: words.toDelivery }).isVisible()) {
        await fillContact(page, words)
        await page.getByRole('button', { name: words.toDelivery }).click()
      }
    }
    const chooseCity = async (typed: string) => {
      const city = page.getByRole('combobox', { name: words.city, exact: true })
      await city.fill(typed)
      await page.getByRole('option', { name: /^Київ, Київська/ }).click()
      await expect(city).toHaveValue(/^Київ/)
    }

    await open()
    await expect(main).not.toContainText('вигадані')
    await chooseCity('kyiv')
    // The carrier's own price, not an estimate.
    await expect(page.getByRole('radio', { name: /Нова пошта: поштомат/ })).toHaveAccessibleName(/(?<!від) \d+\s₴$/)
    await page.getByRole('radio', { name: /Нова пошта: поштомат/ }).check()
    const point = page.getByRole('combobox', { name: locker, exact: true })
    await point.fill('зелена')
    const found = page.getByRole('option', { name: /Зелена/ })
    await found.nth(1).click()
    await expect(point).toHaveValue(/Зелена/)
    await expect(point).toHaveAccessibleDescription(/цілодобово\s·\sдо 20\u00a0кг\s·\sбез оплати при отриманні/)
    await page.getByRole('button', { name: words.toPayment }).click()
    await expect(page.getByRole('radio', { name: words.onReceipt })).toHaveCount(0)
    await page.getByRole('radio', { name: /IBAN/ }).check()
    await page.getByRole('button', { name: words.confirm }).click()
    expect(await orderNumber(page, words)).not.toBe('')

    await open()
    await chooseCity('Киев')
    await page.getByRole('radio', { name: /Нова пошта: кур'єр/ }).check()
    const street = page.getByRole('combobox', { name: 'Вулиця', exact: true })
    await street.fill('собо')
    await expect(main.locator('datalist option[value="вул. Соборна"]')).toHaveCount(1)
    carrier.scenario = { fault: 'slow', methods: [], delayMs: 60_000 }
    // A street that the carrier does not know.
    await street.fill('вул. Нова')
    await main.getByLabel('Будинок', { exact: true }).fill('7')
    await page.getByRole('button', { name: words.toPayment }).click()
    await page.getByRole('radio', { name: words.onReceipt }).check()
    await page.getByRole('button', { name: words.confirm }).click()
    expect(await orderNumber(page, words)).not.toBe('')

    carrier.scenario = { fault: 'down', methods: [], delayMs: 0 }
    await open()
    await chooseCity('київ')
    await page.getByRole('radio', { name: words.branchMethod }).check()
    await page.getByRole('combobox', { name: words.branch, exact: true }).fill('2')
    await page.getByRole('option', { name: /№2:/ }).click()
    await page.getByRole('button', { name: words.toPayment }).click()
    await page.getByRole('radio', { name: /IBAN/ }).check()
    await page.getByRole('button', { name: words.confirm }).click()
    expect(await orderNumber(page, words)).not.toBe('')
    carrier.scenario = { fault: null, methods: [], delayMs: 0 }
    await context.close()
  })

  test('orders to a locker without scripts while the carrier is away', async ({ browser }) => {
    carrier.scenario = { fault: 'error', methods: [], delayMs: 0 }
    const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
    const page = await context.newPage()
    const main = page.getByRole('main')
    await createCart(context, shop.url, await demoGoods(context.request))
    await page.goto('/checkout')
    await fillContact(page, words)
    await page.getByRole('button', { name: words.toDelivery }).click()
    await main.getByLabel(words.city, { exact: true }).fill('Городок')
    await page.getByRole('button', { name: words.update }).click()
    // Two towns of one name.
    await page
      .getByRole('radiogroup', { name: words.chooseCity })
      .getByRole('radio', { name: /Хмельницька/ })
      .check()
    await page.getByRole('button', { name: words.update }).click()
    await page.getByRole('radio', { name: /Нова пошта: поштомат/ }).check()
    await page.getByRole('button', { name: words.update }).click()
    await main.getByLabel(locker, { exact: true }).selectOption({ index: 2 })
    await page.getByRole('button', { name: words.toPayment }).click()
    await page.getByRole('radio', { name: /IBAN/ }).check()
    await page.getByRole('button', { name: words.confirm }).click()
    expect(await orderNumber(page, words)).not.toBe('')
    await context.close()
  })
})
