import { axeViolations } from './axe.ts'
import { registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'

for (const scripts of [true, false])
  test.describe(
    `a size that is out of stock, ${scripts ? 'with' : 'without'} scripts`,
    scripts ? {} : desktopOnly,
    () => {
      test.use({ javaScriptEnabled: scripts })

      test('is announced by a mail when it is back in stock', async ({ page, makeGoods }) => {
        const goods = await makeGoods(0)
        await page.goto(goods.url)
        await page.getByRole('link', { name: 'Повідомити про наявність' }).click()
        const main = page.getByRole('main')
        const submit = main.getByRole('button', { name: 'Повідомити про наявність' })
        await main.getByRole('radio', { name: goods.size, exact: true }).check()
        await main.getByLabel('E-mail').fill('хтось')
        await submit.click()
        await expect(main.getByText('Електронна пошта повинна містити @')).toBeVisible()
        if (scripts) expect(await axeViolations(page, 'main')).toEqual([])
        await main.getByLabel('E-mail').fill('someone@poshta.example')
        await submit.click()
        await expect(main.getByRole('status')).toHaveText('Дякуємо! Напишемо, щойно товар з’явиться.')
      })
    },
  )

test('prefills the e-mail of a customer', desktopOnly, async ({ page, request, context, baseURL, makeGoods }) => {
  const customer = await registerCustomer(request)
  await signIn(context, baseURL, customer)
  const { url } = await makeGoods(0)
  await page.goto(`/notify${url}`)
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue(customer.email)
})
