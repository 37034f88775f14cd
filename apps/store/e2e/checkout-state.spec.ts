import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { atNight, deskAtNight, desktopOnly } from './projects.ts'
import {
  addToCart,
  chooseBranch,
  createCart,
  fillContact,
  fillUpToPayment,
  getStock,
  hydrate,
  orderNumber,
  reachPayment,
} from './shopper.ts'

const words = labels.uk
const confirm = (page: Page) => page.getByRole('button', { name: words.confirm })

test(
  'restores the third step with every value after a reload, and the changed cart after Back from the page cache',
  desktopOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    const goods = await makeGoods()
    await createCart(context, baseURL, goods)
    await reachPayment(page, words)
    await page.reload()
    await expect(page).toHaveURL(/step=payment/)
    await expect(page.getByRole('radio', { name: words.onReceipt })).toBeChecked()
    await expect(page.getByRole('main')).toContainText('Олександр Коваленко')
    await expect(page.getByRole('main')).toContainText('Кременчук')
    await addToCart(context, goods)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page.getByText('Ваше замовлення, 2 товари')).toBeAttached()
    await expect(page).toHaveURL(/step=payment/)
  },
)

test(
  'keeps and tells what is typed instead of the selected branch or city when it is none',
  desktopOnly,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/checkout')
    await fillContact(page, words)
    await page.getByRole('button', { name: words.toDelivery }).click()
    await chooseBranch(page, words)
    const branch = page.getByRole('combobox', { name: words.branch, exact: true })
    await branch.fill('Затонула 7')
    await page.getByRole('button', { name: words.toPayment }).click()
    await expect(branch).toHaveValue('Затонула 7')
    await expect(branch).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(branch).toHaveAccessibleDescription(/Оберіть відділення|Не знайшли «Затонула 7»/)
    const city = page.getByRole('combobox', { name: words.city, exact: true })
    await city.fill('Атлантида')
    await page.getByRole('button', { name: words.toPayment }).click()
    await expect(city).toHaveValue('Атлантида')
    await expect(city).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(city).toHaveAccessibleDescription(/Оберіть місто|Не знайшли «Атлантида»/)
    await expect(page.getByRole('radio', { name: words.branchMethod })).toHaveCount(0)
    await city.fill('київ')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: words.branchMethod })).toBeVisible()
  },
)

test(
  'restores the step from the draft cookie when the tab has crashed',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await reachPayment(page, words)
    await page.close()
    const again = await context.newPage()
    await again.goto('/checkout')
    await expect(again.getByRole('radiogroup', { name: 'Спосіб оплати' })).toBeVisible()
    await expect(again.getByRole('main')).toContainText('Олександр Коваленко')
  },
)

test(
  'keeps a partly typed name when the catalogue is visited, and follows Back and Forward through the steps',
  atNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/checkout')
    const name = page.getByRole('main').getByLabel(words.name, { exact: true })
    // What is typed without scripts is stored by a submit only.
    await hydrate(page, name)
    await name.fill('Оле')
    await page.getByRole('banner').getByRole('link', { name: 'До каталогу' }).click()
    await page.goto('/checkout')
    await expect(name).toHaveValue('Оле')
    await fillUpToPayment(page, words)
    await page.goBack()
    await expect(page.getByRole('combobox', { name: words.city, exact: true })).toHaveValue(/Кременчук/)
    await page.goForward()
    await expect(confirm(page)).toBeVisible()
    await page.getByRole('button', { name: words.change }).click()
    await expect(name).toHaveValue('Олександр')
  },
)

test(
  'opens no step before the previous ones are finished',
  deskAtNight,
  async ({ page, context, baseURL, makeGoods }) => {
    await createCart(context, baseURL, await makeGoods())
    await page.goto('/checkout?step=payment')
    await expect(page.getByRole('main').getByLabel(words.name, { exact: true })).toBeVisible()
    await expect(confirm(page)).toHaveCount(0)
  },
)

test('makes one order when the button is clicked twice', desktopOnly, async ({ page, context, baseURL, makeGoods }) => {
  const goods = await makeGoods(15)
  await createCart(context, baseURL, goods)
  await reachPayment(page, words)
  await confirm(page).dblclick()
  expect(await orderNumber(page, words)).not.toBe('')
  expect(await getStock(context.request, goods)).toBe(goods.left - 1)
})

test(
  'makes one order and shows one message when two shoppers buy the last piece',
  deskAtNight,
  async ({ browser, baseURL, makeGoods }) => {
    const [first, second] = [
      await browser.newContext(baseURL ? { baseURL } : {}),
      await browser.newContext(baseURL ? { baseURL } : {}),
    ]
    const goods = await makeGoods(1)
    const pages = await Promise.all(
      [first, second].map(async context => {
        await createCart(context, baseURL, goods)
        const page = await context.newPage()
        await reachPayment(page, words)
        return page
      }),
    )
    await Promise.all(pages.map(page => confirm(page).click()))
    const confirmation = (page: Page) => page.getByRole('heading', { level: 1, name: words.order })
    const soldOutAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'немає в наявності' })
    for (const page of pages)
      await expect(confirmation(page).or(soldOutAlert(page)).first()).toBeVisible({ timeout: 15_000 })
    const outcomes = await Promise.all(
      pages.map(async page => [await confirmation(page).count(), await soldOutAlert(page).count()]),
    )
    expect(outcomes.map(([order]) => order).sort()).toEqual([0, 1])
    expect(outcomes.filter(([order]) => order === 0)).toEqual([[0, 1]])
    expect(await getStock(first.request, goods)).toBe(0)
    await first.close()
    await second.close()
  },
)
