import type { APIRequestContext, Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { type Customer, callAs, registerCustomer } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { collectConsoleErrors } from './shopper.ts'
import { logIn } from './sign-in-actions.ts'
import { moveToNewGroup } from './wishlist-actions.ts'

const EVERYTHING = 'Все обране'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const heart = (page: Page, name: string) => page.getByRole('button', { name: `В обране: ${name}`, exact: true }).first()
const counter = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Список бажань, ${count} товар`) })
const cards = (page: Page) => main(page).locator('[data-scope="product-card"][data-part="root"]:visible')
const visible = (page: Page, role: 'button' | 'combobox', name: string | RegExp) =>
  main(page).getByRole(role, { name }).locator('visible=true')

interface Goods {
  id: number
  name: string
}

/** Products of a list by their toggles. */
async function goodsOf(page: Page, path: string): Promise<Goods[]> {
  await page.goto(path)
  return page.getByRole('button', { name: /^В обране: / }).evaluateAll(buttons =>
    buttons.map(button => ({
      id: Number(button.getAttribute('value')),
      name: button.getAttribute('aria-label')?.replace('В обране: ', '') ?? '',
    })),
  )
}

/** The stored wishlist of a customer. */
async function storedOf(request: APIRequestContext, customer: Customer): Promise<Record<string, number[]>> {
  const answer: { data: Record<string, number[]> } = await (
    await callAs(request, customer, '/api/profile/wishlist', {})
  ).json()
  return answer.data
}

test(
  'merges at sign-in, agrees with another tab, is sorted, bought and shared',
  desktopOnly,
  async ({ page, context, request, browser }) => {
    test.setTimeout(180_000)
    const consoleErrors = collectConsoleErrors(page)
    const [one, two, three, four, five] = await goodsOf(page, '/jackets')
    if (!one || !two || !three || !four || !five) throw new Error('There are not enough jackets')
    const customer = await registerCustomer(request)
    await callAs(request, customer, '/api/profile/wishlist/update', {
      wishlist: { [EVERYTHING]: [four.id, five.id], Взуття: [four.id], Дощ: [five.id] },
    })

    // A guest with three groups.
    for (const goods of [one, two, three]) {
      await heart(page, goods.name).click()
      await expect(heart(page, goods.name)).toHaveAttribute('aria-pressed', 'true')
    }
    await page.goto('/wishlist')
    for (const [goods, group] of [
      [one, 'Зима'],
      [two, 'Літо'],
      [three, 'Бригаді'],
    ] as const) {
      await tab(page, EVERYTHING).click()
      await visible(page, 'button', `Перемістити: ${goods.name}`).click()
      await page.getByRole('menuitem', { name: 'До нової групи…' }).click()
      await main(page).getByLabel('Назва групи').locator('visible=true').fill(group)
      await page.keyboard.press('Enter')
      await expect(tab(page, group)).toContainText('1')
    }

    await main(page)
      .getByRole('link', { name: /^Увійдіть, щоб/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Вхід' })
    await dialog.getByLabel('E-mail').fill(customer.email)
    await dialog.getByLabel('Пароль', { exact: true }).fill(customer.password)
    await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
    await expect(dialog).toBeHidden()
    for (const group of ['Взуття', 'Дощ', 'Зима', 'Літо', 'Бригаді']) await expect(tab(page, group)).toContainText('1')
    await expect(cards(page)).toHaveCount(5)
    await expect(counter(page, 5)).toBeVisible()
    expect(await storedOf(request, customer)).toEqual({
      [EVERYTHING]: [four.id, five.id, one.id, two.id, three.id],
      Взуття: [four.id],
      Дощ: [five.id],
      Зима: [one.id],
      Літо: [two.id],
      Бригаді: [three.id],
    })

    // A cached page, in another tab, shows the customer's list; both tabs agree.
    const other = await context.newPage()
    await other.goto('/jackets')
    await expect(heart(other, five.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(counter(other, 5)).toBeVisible()
    await heart(other, five.name).click()
    await expect(heart(other, five.name)).toHaveAttribute('aria-pressed', 'false')
    await expect(counter(page, 4)).toBeVisible()
    await expect(tab(page, 'Дощ')).toHaveCount(0)

    // The heart offers the group.
    await heart(other, five.name).click()
    await expect(counter(page, 5)).toBeVisible()
    await other.getByRole('button', { name: 'Обрати групу' }).click()
    const choice = other.getByRole('dialog', { name: 'До якої групи?' })
    await choice.getByRole('button', { name: 'Створити групу' }).click()
    await expect(choice.getByLabel('Нова група')).toHaveAccessibleDescription(/Це поле є обовьязковим!/)
    await choice.getByRole('button', { name: 'Зима' }).click()
    await expect(choice).toBeHidden()
    await expect(tab(page, 'Зима')).toContainText('2')

    // Another device has removed a product: the next look at the page shows it, and nothing brings it back.
    await callAs(request, customer, '/api/profile/wishlist/toggle', { product_id: two.id, group_id: EVERYTHING })
    await page.goto('/account/wishlist')
    await expect(page.getByRole('heading', { level: 1, name: 'Обране' })).toBeVisible()
    await expect(tab(page, 'Літо')).toHaveCount(0)
    await expect(counter(page, 4)).toBeVisible()

    // Without a network changes wait.
    await context.setOffline(true)
    await tab(page, 'Бригаді').click()
    await main(page).getByText('Перейменувати').locator('visible=true').click()
    await main(page).getByLabel('Назва групи').locator('visible=true').fill('Склад')
    await page.keyboard.press('Enter')
    await expect(tab(page, 'Склад')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => Object.keys(await storedOf(request, customer))).toContain('Склад')

    // A size is chosen here; a card's button opens its sizes, as in other lists.
    await tab(page, 'Зима').click()
    await expect(cards(page)).toHaveCount(2)
    await visible(page, 'button', `Додати в кошик: ${one.name}`).click()
    const stock = page.getByRole('dialog', { name: 'Оберіть розмір' })
    await expect(stock.getByRole('button', { name: /В наявності|Залиши/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(stock).toHaveCount(0)
    await visible(page, 'button', 'Додати все в кошик').click()
    const sizes = visible(page, 'combobox', /^Розмір: /)
    await expect(sizes.first()).toBeFocused()
    await expect(sizes.first()).toHaveAccessibleDescription('Оберіть розмір')
    await expect(
      main(page).getByText('Щоб додати все, оберіть розмір кожного товару.').locator('visible=true'),
    ).toBeVisible()
    expect(await axeViolations(page, 'main')).toEqual([])
    const chooseSizes = async () => {
      for (const select of await sizes.all()) {
        const option = await select.locator('option:not([disabled]):not([value=""])').first().getAttribute('value')
        await select.selectOption(option)
      }
    }
    await chooseSizes()
    await visible(page, 'button', 'Додати все в кошик').click()
    await expect(main(page).getByText('Усе з групи вже в кошику.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Кошик, 2 товари' })).toBeVisible()
    await visible(page, 'button', `Додати в кошик: ${one.name}`).click()
    await expect(page.getByRole('dialog', { name: 'Товар додано до кошика' })).toBeVisible()
    await page.keyboard.press('Escape')

    // Shared by a link, which lives until it is revoked.
    await visible(page, 'button', 'Поділитися').click()
    const link = main(page).getByLabel('Посилання на групу').locator('visible=true')
    await expect(link).toBeFocused()
    const address = await link.inputValue()
    expect(await axeViolations(page, 'main')).toEqual([])
    const friend = await (await browser.newContext({ locale: 'uk-UA' })).newPage()
    const opened = await friend.goto(address.replace('/wishlist/', '/en/wishlist/'))
    expect(opened?.status()).toBe(200)
    expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
    expect(await friend.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    await expect(friend.getByRole('heading', { level: 1, name: 'Зима' })).toBeVisible()
    await expect(cards(friend)).toHaveCount(2)
    expect(await axeViolations(friend, 'main')).toEqual([])
    await visible(page, 'button', 'Закрити доступ').click()
    await expect(visible(page, 'button', 'Поділитися')).toBeFocused()
    const revoked = await friend.reload()
    expect(revoked?.status()).toBe(404)
    await expect(friend.getByText('404', { exact: true })).toBeVisible()
    expect((await friend.goto('/ru/wishlist/shared/abc'))?.status()).toBe(404)
    await expect(friend.locator('html')).toHaveAttribute('lang', 'ru')
    await friend.context().close()
    expect(consoleErrors).toEqual([])
  },
)

test(
  'waits for signing in again when the session has ended, and is then changed',
  desktopOnly,
  async ({ page, request }) => {
    const customer = await registerCustomer(request)
    await page.goto('/login')
    await logIn(page, customer.email, customer.password)
    await expect(page.getByRole('heading', { name: 'Контактна інформація' })).toBeVisible()
    const [one] = await goodsOf(page, '/jackets')
    if (!one) throw new Error('There are no jackets')
    // The page knows its customer: one that asks later learns of a guest, who may like without signing in.
    await expect(page.getByRole('banner').getByRole('button', { name: /^Кабінет/ })).toBeVisible()
    await expect(heart(page, one.name)).toHaveAttribute('aria-pressed', 'false')
    await callAs(request, customer, '/api/profile/sessions/end', { all: true })
    await heart(page, one.name).click()
    const dialog = page.getByRole('dialog', { name: 'Вхід' })
    await dialog.getByLabel('E-mail').fill(customer.email)
    await dialog.getByLabel('Пароль', { exact: true }).fill(customer.password)
    await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(url => url.pathname === '/jackets')
    await expect(heart(page, one.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(counter(page, 1)).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('merges at sign-in, is sorted, bought and shared', desktopOnly, async ({ page, request, baseURL }) => {
    const customer = await registerCustomer(request)
    await page.goto('/jackets')
    const hearts = page.getByRole('button', { name: /^В обране: / })
    const ids = await hearts.evaluateAll(buttons => buttons.map(button => Number(button.getAttribute('value'))))
    const [one = 0, two = 0, three = 0] = ids
    await callAs(request, customer, '/api/profile/wishlist/update', {
      wishlist: { [EVERYTHING]: [three], Дощ: [three] },
    })
    await hearts.nth(0).click()
    await expect(page).toHaveURL(/\/jackets$/)
    await page.goto('/wishlist')
    await moveToNewGroup(page, 'Зима')
    await main(page)
      .getByRole('link', { name: /^Увійдіть, щоб/ })
      .click()
    await main(page).getByLabel('E-mail').fill(customer.email)
    await main(page).getByLabel('Пароль', { exact: true }).fill(customer.password)
    await main(page).getByRole('button', { name: 'Увійти', exact: true }).click()
    await expect(page).toHaveURL(/\/wishlist$/)
    expect(await storedOf(request, customer)).toEqual({ [EVERYTHING]: [three, one], Дощ: [three], Зима: [one] })
    expect((await page.context().cookies()).filter(({ name }) => name === 'wishlist')).toEqual([])

    await page.goto('/jackets')
    await hearts.nth(1).click()
    await expect.poll(async () => (await storedOf(request, customer))[EVERYTHING]).toEqual([three, one, two])
    await page.goto('/account/wishlist')
    const group = page.locator('#group-2')
    await expect(group.getByRole('heading', { level: 2, name: 'Зима' })).toBeVisible()
    await expect(group.getByRole('button', { name: /^В обране: / })).toHaveAttribute('aria-pressed', 'true')
    await group.getByText('Перейменувати').click()
    await group.getByLabel('Назва групи').fill('Дощ')
    await group.getByRole('button', { name: 'Зберегти' }).click()
    await expect(group.getByLabel('Назва групи')).toHaveAccessibleDescription(/Група з такою назвою вже є/)
    await group.getByLabel('Назва групи').fill('Сніг')
    await group.getByRole('button', { name: 'Зберегти' }).click()
    await expect(group.getByRole('heading', { level: 2, name: 'Сніг' })).toBeVisible()

    await group.getByRole('button', { name: 'Додати все в кошик' }).click()
    const size = group.getByRole('combobox', { name: /^Розмір: / })
    await expect(size).toHaveAccessibleDescription('Оберіть розмір')
    await size.selectOption(
      (await size.locator('option:not([disabled]):not([value=""])').first().getAttribute('value')) ?? '',
    )
    await group.getByRole('button', { name: 'Додати все в кошик' }).click()
    await expect(group.getByText('Усе з групи вже в кошику.')).toBeVisible()
    await group.getByRole('button', { name: 'Поділитися' }).click()
    const address = await group.getByLabel('Посилання на групу').inputValue()
    expect(address).toMatch(new RegExp(`^${baseURL}/wishlist/shared/[\\da-f]{64}$`))
    expect((await page.goto(address))?.status()).toBe(200)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('button', { name: /^В обране: / })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/account/wishlist')
    await group.getByRole('button', { name: 'Закрити доступ' }).click()
    await expect(group.getByRole('button', { name: 'Поділитися' })).toBeVisible()
    expect((await page.goto(address))?.status()).toBe(404)

    await page.goto('/wishlist')
    await group.getByRole('button', { name: 'Видалити групу' }).click()
    await expect(group).toHaveCount(0)
    expect(Object.keys(await storedOf(request, customer))).toEqual([EVERYTHING, 'Дощ'])
  })
})
