import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { desktopOnly } from './projects.ts'
import { createCart, hold, hydrate, reachPayment } from './shopper.ts'

const words = labels.uk

test(
  'keeps the fields of the delivery while their module is fetched, and what is chosen in them',
  desktopOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page, words)
    const release = await hold(page, '**/assets/delivery-step-*.js')
    await page.goto('/checkout?step=delivery')
    const courier = page.getByRole('radio', { name: /кур'єр/ })
    // From here on React takes over the page: the button is its part, the fields are not.
    await hydrate(page, page.getByRole('button', { name: words.toPayment }))
    await courier.check()
    release()
    await expect(page.getByRole('main').getByLabel('Вулиця')).toBeVisible()
    await expect(courier).toBeChecked()
  },
)

test(
  'keeps what was typed before hydration, without the errors of what was there',
  desktopOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    const release = await hold(page, '**/assets/framework*.js')
    await page.goto('/checkout', { waitUntil: 'commit' })
    const main = page.getByRole('main')
    // The answer to a form that is sent before hydration has errors.
    await page.getByRole('button', { name: words.toDelivery }).click({ noWaitAfter: true })
    const name = main.getByLabel(words.name, { exact: true })
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await name.fill('Олександр')
    await main.getByLabel(words.phone, { exact: true }).fill('0671234567')
    release()
    await expect(main.getByLabel(words.phone, { exact: true })).toHaveValue('+380 67 123 45 67')
    await main.getByLabel(words.lastName, { exact: true }).fill('Коваленко')
    await expect(name).toHaveValue('Олександр')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    await expect(main.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  },
)
