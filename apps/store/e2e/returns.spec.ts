import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { registerCustomer, signIn } from './customer.ts'
import { placeOrder } from './orders.ts'
import { deliverOrder } from './shop-command.ts'
import { collectConsoleErrors, findOption } from './shopper.ts'

const toBranch = { delivery: 'np_branch', kind: 'branch', payment: 'on_receipt' } as const

for (const scripts of [true, false])
  test.describe(`exchange and return, ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts })

    test('shows validation errors and submits the request of a customer', async ({
      page,
      request,
      context,
      baseURL,
    }) => {
      const customer = await registerCustomer(request)
      await signIn(context, baseURL, customer)
      const consoleErrors = collectConsoleErrors(page)
      const main = page.getByRole('main')
      await page.goto('/account/exchange')
      await expect(main.getByRole('heading', { name: 'Зараз немає чого обмінювати чи повертати' })).toBeVisible()
      const order = await placeOrder(request, await findOption(request, left => left > 20), toBranch, customer.token)
      await deliverOrder(order.number)

      await page.goto('/account/orders')
      const link = main.getByRole('link', { name: 'Обмін та повернення' }).last()
      // Without a view transition: the browser reports one that is skipped because of a resize.
      await page.goto((await link.getAttribute('href')) ?? '')
      await expect(main.getByRole('heading', { name: `Замовлення № ${order.number}` })).toBeVisible()
      const count = main.getByLabel(/^Кількість: /)
      const size = main.getByLabel(/^Новий розмір: /)
      await main.getByRole('button', { name: 'Надіслати заявку' }).click()
      await expect(main.getByRole('alert')).toHaveText('Оберіть хоча б один товар')
      await expect(main.getByText('Оберіть питання', { exact: true }).last()).toBeVisible()
      await count.fill('7')
      await main.getByLabel('Коментар').fill('я'.repeat(701))
      await main.getByRole('button', { name: 'Надіслати заявку' }).click()
      await expect(main.getByText('Щонайбільше 1', { exact: true })).toBeVisible()
      await expect(main.getByText('максимальне значення 700 символу')).toBeVisible()
      await expect(size).toBeVisible()
      await main.getByText('Повернення', { exact: true }).click()
      await expect(size).toBeHidden()
      await count.fill('1')
      await main.getByLabel('Коментар').fill('Не той колір')
      await main.getByLabel('Питання').selectOption({ index: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      if (scripts) expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      await main.getByRole('button', { name: 'Надіслати заявку' }).click()
      await expect(main.getByRole('status').filter({ hasText: /^Заявку № RT-\d{8} надіслано/ })).toBeVisible()
      const requests = main.getByRole('region', { name: 'Ваші заявки' }).getByRole('listitem')
      await expect(requests).toHaveText([new RegExp(`Заявка № RT-.*Повернення · Нова.*${order.number}.*1 шт\\.`, 's')])
      expect(consoleErrors).toEqual([])
    })

    test('submits the request of a guest from the order page', async ({ page, request }) => {
      const goods = await findOption(request, left => left > 20)
      const order = await placeOrder(request, goods, toBranch)
      await deliverOrder(order.number)
      const main = page.getByRole('main')
      await page.goto(`/cart/thankyou?${new URLSearchParams({ ...order })}`)
      await main.getByRole('link', { name: 'Обмін та повернення' }).click()
      await main.getByLabel(/^Кількість: /).fill('1')
      await main.getByLabel('Питання').selectOption({ index: 1 })
      await main.getByRole('button', { name: 'Надіслати заявку' }).click()
      await expect(main.getByText('Оберіть розмір', { exact: true }).last()).toBeVisible()
      // The purchased size is not offered for the exchange.
      await main.getByLabel(/^Новий розмір: /).selectOption(String(goods.option))
      await main.getByRole('button', { name: 'Надіслати заявку' }).click()
      await expect(main.getByText('Оберіть один із варіантів', { exact: true })).toBeVisible()
      const sizes = main.getByLabel(/^Новий розмір: /)
      const other = sizes.locator(`option:not([value=""]):not([value="${goods.option}"])`).first()
      await sizes.selectOption((await other.getAttribute('value')) ?? '')
      await main.getByRole('button', { name: 'Надіслати заявку' }).click()
      await expect(main.getByRole('region', { name: 'Ваші заявки' }).getByRole('listitem')).toHaveText([/Обмін · Нова/])
    })
  })
