import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { deskAtNight, desktopOnly } from './projects.ts'
import { createCart, fillContact, orderNumber, reachPayment } from './shopper.ts'

const words = labels.uk

test(
  'lists changed prices line by line and orders only after they are accepted',
  desktopOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    const goods = await makeGoods()
    await createCart(context, baseURL, goods)
    await reachPayment(page, words)
    // The price is raised: the first submit is rejected with 409 and the cart with the new price.
    let submitted = 0
    await page.route('**/api/checkout/submit', async route => {
      submitted += 1
      const { cart_id, cart_version, ...order } = route.request().postDataJSON()
      if (submitted > 1) return route.continue({ postData: JSON.stringify({ cart_id, ...order }) })
      const { cart } = (await (await page.request.post('/api/cart/show', { data: { cart_id } })).json()).data
      expect(cart_version).toBe(cart.version)
      const [line] = cart.items
      line.price += 100
      cart.total_price += 100
      cart.version = 'dearer'
      return route.fulfill({
        status: 409,
        json: { success: false, code: 'conflict', message: 'Кошик змінився', data: { cart_id, cart } },
      })
    })
    await page.getByRole('button', { name: words.confirm }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Поки ви оформлювали замовлення, дещо змінилося')
    await expect(notice.getByRole('listitem')).toHaveCount(2)
    await expect(notice).toBeFocused()
    await expect(page.getByRole('button', { name: words.confirm })).toHaveCount(0)
    expect(submitted).toBe(1)
    await notice.getByRole('button', { name: 'Погоджуюсь зі змінами' }).click()
    await page.getByRole('button', { name: words.confirm }).click()
    expect(await orderNumber(page, words)).not.toBe('')
    expect(submitted).toBe(2)
  },
)

test(
  'submits no order and keeps every value when offline',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page, words)
    let submitted = 0
    await page.route('**/api/checkout/submit', route => {
      submitted += 1
      return route.continue()
    })
    const confirm = page.getByRole('button', { name: words.confirm })
    const error = page.getByRole('main').getByText('Немає з’єднання з інтернетом. Замовлення ще не надіслано')
    await context.setOffline(true)
    await confirm.click()
    await expect(error).toBeVisible()
    await expect(error).toContainText('саме воно не надішлеться')
    await expect(confirm).toBeEnabled()
    expect(submitted).toBe(0)
    await context.setOffline(false)
    await expect(error).toHaveCount(0)
    await expect(confirm).toBeEnabled()
    expect(submitted).toBe(0)
    await confirm.click()
    expect(await orderNumber(page, words)).not.toBe('')
    expect(submitted).toBe(1)
  },
)

test(
  'lists the cities by itself when the network returns',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/checkout')
    await fillContact(page, words)
    await page.getByRole('button', { name: words.toDelivery }).click()
    const city = page.getByRole('combobox', { name: words.city, exact: true })
    await page.waitForURL(/step=delivery/)
    await expect(city).toBeVisible()
    await context.setOffline(true)
    await city.click()
    await city.fill(words.typedCity)
    await context.setOffline(false)
    await expect(page.getByRole('option', { name: words.cityFound }).first()).toBeVisible()
  },
)

test(
  'shows that the order is sent again when there is no response',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page, words)
    let isReachable = false
    await page.route('**/api/checkout/submit', route =>
      isReachable ? route.continue() : route.abort('connectionfailed'),
    )
    const confirm = page.getByRole('button', { name: words.confirm })
    await confirm.click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Пробуємо ще раз')
    isReachable = true
    expect(await orderNumber(page, words)).not.toBe('')
  },
)

test(
  'retries the order when its response is lost, makes one order and shows it',
  desktopOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page, words)
    const numbers: string[] = []
    let submissions = 0
    await page.route('**/api/checkout/submit', async route => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      numbers.push(data.number)
      if (submissions++ === 0) return route.abort('connectionreset')
      return route.fulfill({ response: answer })
    })
    await page.getByRole('button', { name: words.confirm }).click()
    const number = await orderNumber(page, words)
    expect(numbers).toEqual([number, number])
  },
)

test(
  'finds the order after a reload when its response was lost and its cart is gone',
  desktopOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page, words)
    let isLosing = true
    const numbers = new Set<string>()
    await page.route('**/api/checkout/submit', async route => {
      const answer = await route.fetch()
      const { data } = await answer.json()
      numbers.add(data.number)
      return isLosing ? route.abort('connectionreset') : route.fulfill({ response: answer })
    })
    await page.getByRole('button', { name: words.confirm }).click()
    await expect.poll(() => numbers.size).toBe(1)
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Дізнаємося, чи прийнято ваше замовлення')
    isLosing = false
    expect(numbers).toContain(await orderNumber(page, words))
    expect(numbers.size).toBe(1)
  },
)

test(
  'shows an error of the backend at its field when the order is rejected',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page, words)
    await page.route('**/api/checkout/submit', route =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          code: 'invalid',
          message: 'Перевірте заповнені поля',
          fields: { 'contact.email': ['Ця адреса не приймає листів'] },
        },
      }),
    )
    await page.getByRole('button', { name: words.confirm }).click()
    const email = page.getByRole('main').getByLabel('E-mail', { exact: true })
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/Ця адреса не приймає листів/)
    await page.unroute('**/api/checkout/submit')
    await fillContact(page, words)
    await page.getByRole('button', { name: words.toDelivery }).click()
    await page.getByRole('button', { name: words.toPayment }).click()
    await page.getByRole('button', { name: words.confirm }).click()
    expect(await orderNumber(page, words)).not.toBe('')
  },
)

test(
  'shows the rate limit and submits the order again when it has ended',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page, words)
    let sent = 0
    const message = 'Забагато замовлень поспіль. Наступне можна оформити через 10 хв'
    await page.route('**/api/checkout/submit', route => {
      sent += 1
      return route.fulfill({ status: 429, json: { success: false, code: 'rate_limited', message } })
    })
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    expect(sent).toBe(1)
    await page.unroute('**/api/checkout/submit')
    await page.getByRole('button', { name: words.confirm }).click()
    expect(await orderNumber(page, words)).not.toBe('')
  },
)

test(
  'shows an error at the field and keeps the total when a coupon is unknown',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/checkout')
    const coupon = page.getByLabel(words.coupon)
    await coupon.fill('NE-ISNUYE')
    await page.getByRole('button', { name: words.apply }).click()
    await expect(coupon).toHaveAccessibleDescription('Такого промокоду немає')
    await expect(coupon).toHaveValue('NE-ISNUYE')
  },
)
