import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { deskAtNight, phoneInGate } from './projects.ts'
import { deliverOrder } from './shop-command.ts'
import { collectConsoleErrors } from './shopper.ts'

const toBranch = { delivery: 'np_branch', kind: 'branch', payment: 'on_receipt' } as const

/** Files with a picture of the page. */
async function photos(page: Page, names: readonly string[]) {
  const buffer = await page.screenshot({ type: 'jpeg' })
  return names.map(name => ({ name, mimeType: 'image/jpeg', buffer }))
}

const requestsOf = (page: Page) =>
  page.getByRole('region', { name: 'Ваші заявки' }).getByRole('listitem').filter({ hasText: 'Заявка №' })

/** The requests show so many photos, to nobody without the session or the token of the order. */
async function expectPhotos(page: Page, count: number): Promise<void> {
  const shown = requestsOf(page).getByRole('img')
  await expect(shown).toHaveCount(count)
  const photo = shown.last()
  await photo.scrollIntoViewIfNeeded()
  await expect(photo).toHaveJSProperty('complete', true)
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0)
  const path = new URL((await photo.getAttribute('src')) ?? '', page.url())
  expect((await fetch(path.origin + path.pathname)).status).toBe(404)
}

/** Adds photos with mistakes and corrects them: five remain. */
async function addPhotos(page: Page, scripts: boolean) {
  const main = page.getByRole('main')
  const input = main.getByLabel('Додати фото')
  const submit = main.getByRole('button', { name: 'Надіслати заявку' })
  const text = { name: 'чек.txt', mimeType: 'text/plain', buffer: Buffer.from('not a photo') }
  const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') }
  const six = await photos(page, ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'])
  await input.setInputFiles([heic, text, ...six])
  if (!scripts) {
    await page.setViewportSize({ width: 360, height: 640 })
    await submit.click()
    await expect(main.getByText(/IMG_1\.HEIC: /)).toBeInViewport()
    const attached = main.getByRole('checkbox', { name: /^Додане фото: \d\.jpg/ })
    await expect(attached).toHaveCount(5)
    for (const message of [/IMG_1\.HEIC: .*HEIC/, /чек\.txt: .*JPEG/, /6\.jpg: .*щонайбільше 5/])
      await expect(main.getByText(message)).toBeVisible()
    return
  }
  const item = (name: string) =>
    main.getByRole('list', { name: 'Додані фото' }).getByRole('listitem').filter({ hasText: name })
  await expect(item('IMG_1.HEIC').getByRole('alert')).toContainText('«Найсумісніший»')
  await expect(item('чек.txt').getByRole('alert')).toContainText('не фото')
  await expect(item('6.jpg').getByRole('alert')).toContainText('щонайбільше 5')
  await expect(main.getByText('Надіслано фото: 5 з 5')).toBeVisible()
  await expect(item('1.jpg').locator('img')).toBeVisible()
  for (const name of ['IMG_1.HEIC', 'чек.txt'])
    await main.getByRole('button', { name: `Прибрати фото ${name}` }).click()
  await expect(input).toBeFocused()
  // The sixth takes the place of a removed one, and is sent again after an upload without an answer.
  await page.route('**/api/return/photo?*', route => route.abort(), { times: 1 })
  await main.getByRole('button', { name: 'Прибрати фото 1.jpg' }).press('Enter')
  await expect(item('6.jpg').getByRole('alert')).toContainText('Не вдалося надіслати')
  await submit.click()
  await expect(main.getByText(/^Фото не надіслано/)).toBeVisible()
  await main.getByRole('button', { name: 'Надіслати ще раз: 6.jpg' }).click()
  await expect(main.getByText('Надіслано фото: 5 з 5')).toBeVisible()
}

for (const scripts of [true, false])
  test.describe(
    `exchange and return, ${scripts ? 'with' : 'without'} scripts`,
    scripts ? phoneInGate : deskAtNight,
    () => {
      test.use({ javaScriptEnabled: scripts })

      test('shows validation errors and submits the request of a customer', async ({
        page,
        request,
        context,
        baseURL,
        makeGoods,
      }) => {
        const customer = await registerCustomer(request)
        await signIn(context, baseURL, customer)
        const consoleErrors = collectConsoleErrors(page)
        const main = page.getByRole('main')
        await page.goto('/account/exchange')
        await expect(main.getByRole('heading', { name: 'Зараз немає чого обмінювати чи повертати' })).toBeVisible()
        const order = await placeOrder(request, await makeGoods(), toBranch, customer.token)
        await deliverOrder(order.number)

        await page.goto('/account/orders')
        const link = main.getByRole('link', { name: 'Обмін та повернення' }).last()
        // Without a view transition: the browser reports one that is skipped because of a resize.
        await page.goto((await link.getAttribute('href')) ?? '')
        await expect(main.getByRole('heading', { name: `Замовлення № ${order.number}` })).toBeVisible()
        const count = main.getByLabel(/^Кількість/)
        const size = main.getByLabel(/^Новий розмір/)
        await main.getByRole('button', { name: 'Надіслати заявку' }).click()
        await expect(main.getByRole('alert')).toHaveText('Оберіть хоча б один товар')
        await expect(main.getByText('Оберіть питання', { exact: true }).last()).toBeVisible()
        await count.fill('7')
        await main.getByLabel('Коментар').fill('я'.repeat(701))
        await main.getByRole('button', { name: 'Надіслати заявку' }).click()
        await expect(main.getByText('Щонайбільше 1', { exact: true })).toBeVisible()
        await expect(main.getByText('максимальне значення 700 символу')).toBeVisible()
        const account = main.getByLabel(/^IBAN рахунку/)
        await expect(size).toBeVisible()
        await expect(account).toBeHidden()
        await main.getByText('Повернення', { exact: true }).click()
        await expect(size).toBeHidden()
        await count.fill('1')
        await main.getByLabel('Коментар').fill('Не той колір')
        await main.getByLabel('Причина').selectOption({ index: 1 })
        await addPhotos(page, scripts)
        await account.fill('UA21 3223 1300')
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        if (scripts) expect(await axeViolations(page, 'main')).toEqual([])
        await main.getByRole('button', { name: 'Надіслати заявку' }).click()
        await expect(main.getByText('Такого рахунку немає: перевірте всі 29 знаків IBAN')).toBeInViewport()
        await account.fill('UA21 3223 1300 0002 6007 2335 6600 1')
        await main.getByRole('button', { name: 'Надіслати заявку' }).click()
        await expect(main.getByRole('status').filter({ hasText: /^Заявку № RT-\d{8} надіслано/ })).toBeInViewport()
        await expect(main.getByRole('status').filter({ hasText: 'o.kovalenko@poshta.example' })).toBeVisible()
        await expect(requestsOf(page)).toHaveText([
          new RegExp(`Заявка № RT-.*Повернення · Нова.*${order.number}.*1\u00a0шт\\.`, 's'),
        ])
        await expectPhotos(page, 5)
        // The browser's own line for the aborted upload.
        expect(consoleErrors.filter(line => !line.includes('ERR_FAILED'))).toEqual([])
      })

      test('submits the request of a guest from the order page', deskAtNight, async ({ page, request, makeGoods }) => {
        const goods = await makeGoods()
        const order = await placeOrder(request, goods, toBranch)
        await deliverOrder(order.number)
        const main = page.getByRole('main')
        await page.goto(`/cart/thankyou?${new URLSearchParams({ ...order })}`)
        await main.getByRole('link', { name: 'Обмін та повернення' }).click()
        await main.getByRole('button', { name: 'Надіслати заявку' }).click()
        await expect(main.getByRole('alert')).toHaveCSS('border-inline-start-width', '6px')
        await main.getByLabel(/^Кількість/).fill('1')
        await main.getByLabel('Причина').selectOption({ index: 1 })
        await main.getByRole('button', { name: 'Надіслати заявку' }).click()
        await expect(main.getByText('Оберіть розмір', { exact: true }).last()).toBeVisible()
        // The size that was bought is for a faulty piece only.
        await main.getByLabel(/^Новий розмір/).selectOption(String(goods.option))
        await main.getByRole('button', { name: 'Надіслати заявку' }).click()
        await expect(main.getByText(/^Такий самий розмір можна просити/)).toBeVisible()
        await main.getByLabel('Причина').selectOption({ label: 'Брак або пошкодження' })
        await main.getByLabel('Додати фото').setInputFiles(await photos(page, ['брак.jpg']))
        await main.getByRole('button', { name: 'Надіслати заявку' }).click()
        await expect(requestsOf(page)).toHaveText([/Обмін · Нова/])
        await expectPhotos(page, 1)
      })
    },
  )
