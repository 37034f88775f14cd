import { axeViolations } from './axe.ts'
import { registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { atNight, deskAtNight, desktopOnly } from './projects.ts'
import { collectConsoleErrors, getStock } from './shopper.ts'

const toLocker = { delivery: 'np_locker', kind: 'locker', payment: 'iban' } as const

for (const scripts of [true, false])
  test.describe(
    `the orders of a customer, ${scripts ? 'with' : 'without'} scripts`,
    scripts ? atNight : deskAtNight,
    () => {
      test.use({ javaScriptEnabled: scripts })

      test('are listed with details, repeated, cancelled after confirmation and filtered by status', async ({
        page,
        request,
        context,
        baseURL,
        makeGoods,
      }) => {
        const customer = await registerCustomer(request)
        const goods = await makeGoods()
        const older = await placeOrder(request, goods, toLocker, customer.token)
        const order = await placeOrder(request, goods, toLocker, customer.token)
        await signIn(context, baseURL, customer)
        const consoleErrors = collectConsoleErrors(page)
        await page.goto('/account/orders')
        const main = page.getByRole('main')
        const list = main.getByRole('region', { name: 'Список замовлень' })
        const row = list.getByRole('group').filter({ hasText: `№ ${order.number}` })
        await expect(list.locator('summary')).toHaveText([
          new RegExp(`№ ${order.number}.*Нове.*Очікує оплати.*1 товар`, 's'),
          new RegExp(`№ ${older.number}`),
        ])
        for (const text of ['Нова пошта: поштомат', 'o.kovalenko@poshta.example', 'За рахунком IBAN'])
          await expect(row.getByText(text, { exact: false }).first(), text).toBeVisible()
        await expect(row.getByRole('list', { name: 'Як рухається замовлення' }).getByRole('listitem')).toHaveText([
          /^Нове.*\d{4}/,
        ])
        if (scripts) expect(await axeViolations(page, 'main')).toEqual([])

        await row.getByRole('button', { name: 'Замовити знову' }).click()
        await expect(main.getByRole('status').filter({ hasText: 'знову в кошику' })).toBeVisible()
        await main.getByRole('link', { name: 'Перейти до кошика' }).click()
        await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')

        await page.goto(`/account/orders?order=${order.number}`)
        await row.getByRole('button', { name: 'Скасувати замовлення' }).click()
        const question = row.getByRole('region', { name: `Скасувати замовлення № ${order.number}?` })
        await question.getByRole('button', { name: 'Не скасовувати' }).click()
        await expect(question).toBeHidden()
        await row.getByRole('button', { name: 'Скасувати замовлення' }).click()
        await question.getByRole('button', { name: 'Так, скасувати' }).click()
        await expect(row.locator('summary')).toContainText('Скасовано')
        await expect(row.locator('summary')).not.toContainText('Очікує оплати')

        await main.getByRole('navigation', { name: 'Стан замовлення' }).getByRole('link', { name: 'Скасовано' }).click()
        await expect(list.locator('summary')).toHaveText([new RegExp(order.number)])
        await main.getByRole('link', { name: 'Доставлено' }).click()
        await expect(main.getByRole('heading', { name: 'Замовлень із таким станом немає' })).toBeVisible()
        expect(consoleErrors).toEqual([])
      })

      test(
        'list items that are no longer available when repeated',
        deskAtNight,
        async ({ page, request, context, baseURL, makeGoods }) => {
          const customer = await registerCustomer(request)
          // The order takes the last pieces of this size: no other test may depend on them.
          const goods = await makeGoods(2)
          await placeOrder(request, goods, toLocker, customer.token)
          await placeOrder(request, goods, toLocker, customer.token)
          expect(await getStock(request, goods)).toBe(0)
          await signIn(context, baseURL, customer)
          await page.goto('/account/orders')
          await page.getByRole('button', { name: 'Замовити знову' }).first().click()
          const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'зараз немає в наявності' })
          await expect(notice.getByRole('listitem')).toHaveText([/: немає в наявності$/])
        },
      )

      test('have a printable invoice', deskAtNight, async ({ page, request, context, baseURL, makeGoods }) => {
        const customer = await registerCustomer(request)
        const order = await placeOrder(request, await makeGoods(), toLocker, customer.token)
        await signIn(context, baseURL, customer)
        await page.goto('/account/orders')
        const filter = page.getByRole('navigation', { name: 'Стан замовлення' })
        await expect(filter).toBeVisible()
        await page.emulateMedia({ media: 'print' })
        await expect(filter).toBeHidden()
        await page.emulateMedia({ media: null })
        await page.getByRole('link', { name: 'Рахунок для друку' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(`Рахунок № ${order.number}`)
        await expect(page.getByRole('main').getByText('IBAN', { exact: true })).toBeVisible()
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('banner')).toBeHidden()
        await expect(page.getByRole('contentinfo')).toBeHidden()
        await expect(page.getByRole('navigation', { name: 'Кабінет' })).toBeHidden()
        await expect(page.getByRole('table')).toBeVisible()
      })
    },
  )

test('links to the catalogue when there are no orders', deskAtNight, async ({ page, request, context, baseURL }) => {
  await signIn(context, baseURL, await registerCustomer(request))
  await page.goto('/account/orders')
  await expect(page.getByRole('heading', { name: 'Замовлень ще немає' })).toBeVisible()
  expect(await axeViolations(page, 'main')).toEqual([])
})

test(
  "another customer's order is not found, as one that does not exist",
  desktopOnly,
  async ({ page, request, context, baseURL, makeGoods }) => {
    const owner = await registerCustomer(request)
    const order = await placeOrder(request, await makeGoods(), toLocker, owner.token)
    await signIn(context, baseURL, await registerCustomer(request))
    for (const number of [order.number, 'HT-1'])
      expect((await page.goto(`/account/orders/${number.toLowerCase()}`))?.status(), number).toBe(404)
    expect((await page.goto('/account/orders?page=9'))?.status()).toBe(404)
  },
)
