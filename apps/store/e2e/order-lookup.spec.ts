import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { mailedCode } from './mails.ts'
import { placeOrder } from './orders.ts'
import { desktopOnly, phoneInGate } from './projects.ts'

const toBranch = { delivery: 'np_branch', kind: 'branch', payment: 'on_receipt' } as const

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? 'with scripts' : 'without scripts',
    javaScriptEnabled ? phoneInGate : desktopOnly,
    () => {
      test.use({ javaScriptEnabled })

      test('opens an order whose mail is lost by its number, its phone and a code', async ({
        page,
        request,
        makeGoods,
      }) => {
        const { number } = await placeOrder(request, await makeGoods(), toBranch)
        const main = page.getByRole('main')
        const press = (name: string) => main.getByRole('button', { name }).click()
        const code = main.getByLabel('Код із листа')

        expect((await page.goto(`/cart/thankyou?number=${number}&token=wrong`))?.status()).toBe(404)
        await main.getByRole('link', { name: 'Знайти замовлення за номером і телефоном' }).click()
        await expect(page).toHaveURL('/order')
        await press('Надіслати код')
        await expect(main.getByText('Це поле є обовьязковим!')).toHaveCount(2)
        await expect(main.getByLabel('Номер замовлення')).toBeFocused()

        // Nothing tells that there is no order with this phone.
        await main.getByLabel('Номер замовлення').fill(number)
        await main.getByLabel('Телефон').fill('0501234567')
        await press('Надіслати код')
        await expect(main.getByRole('status')).toHaveText(/^Якщо таке замовлення є, код уже прямує/)
        await expect(code).toBeFocused()
        await code.fill('000 000')
        await press('Відкрити замовлення')
        await expect(code).toHaveAccessibleDescription(/^Код не підходить або вже не діє/)
        await expect(code).toBeFocused()
        if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])

        await main.getByRole('link', { name: 'Змінити номер або телефон' }).click()
        await main.getByLabel('Номер замовлення').fill(number.replace('HT-', ''))
        await main.getByLabel('Телефон').fill('067 123 45 67')
        await press('Надіслати код')
        await expect(main.getByRole('status')).toHaveText(/^Якщо таке замовлення є, код уже прямує/)
        const replaced = await mailedCode(number)
        await press('Надіслати новий код')
        await expect(main.getByRole('status')).toHaveText(/прямує новий код/)
        await expect(code).toBeFocused()
        const mailed = await mailedCode(number, replaced)
        await code.fill(replaced)
        await press('Відкрити замовлення')
        await expect(code).toHaveAccessibleDescription(/^Код не підходить або вже не діє/)
        await code.fill(mailed)
        await press('Відкрити замовлення')
        await expect(page).toHaveURL(url => url.pathname === '/cart/thankyou' && url.searchParams.has('token'))
        await expect(main.getByRole('heading', { level: 1 })).toContainText(number)
      })
    },
  )

test('a page of an order that is not in hand leads to the look-up', desktopOnly, async ({ request }) => {
  for (const path of ['/ru/cart/thankyou', '/ru/cart/invoice']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('href="/ru/order"')
  }
  expect(await (await request.get('/ru/no-such-page')).text()).not.toContain('/ru/order')
})

test('the page of the look-up is not indexed, not cached and sends no referrer', desktopOnly, async ({ request }) => {
  const answer = await request.get('/en/order')
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  expect(await answer.text()).toMatch(/name="robots" content="noindex"/)
})
