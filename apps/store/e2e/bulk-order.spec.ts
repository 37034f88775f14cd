import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { expect, type NewGoods, test } from './fixtures.ts'
import { deskAtNight, desktopOnly } from './projects.ts'
import { setStock, shopCommand } from './shop-command.ts'

/** Opens the table of a product that has three sizes with plenty, 30 and 25 pieces. */
async function openTable(page: Page, { url, code }: NewGoods) {
  const sizes = { plenty: '48', some: '50', few: '52' } as const
  await setStock(code, sizes.some, 30)
  await setStock(code, sizes.few, 25)
  await page.goto(url)
  await page.getByRole('link', { name: 'Замовити на бригаду' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Замовити на бригаду' })).toBeVisible()
  const field = (size: string) => main.getByRole('spinbutton', { name: `Кількість: Розмір ${size}`, exact: true })
  return { main, code, sizes, field, add: main.getByRole('button', { name: 'Додати в кошик' }) }
}

test(
  'buys a kit for a crew in one go, says what is short, and why a coupon does not apply',
  desktopOnly,
  async ({ page, makeGoods }) => {
    const { main, code, sizes, field, add } = await openTable(page, await makeGoods(100))
    await add.click()
    await expect(main.getByRole('alert')).toHaveText('Укажіть кількість хоча б для одного розміру')
    await expect(main.getByRole('spinbutton').first()).toBeFocused()
    await field(sizes.plenty).fill('4')
    await page.keyboard.press('Tab')
    await page.keyboard.type('40')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowUp')
    await expect(main.getByText('Разом: 45 шт.')).toBeVisible()
    expect(await axeViolations(page, 'main')).toEqual([])
    await setStock(code, sizes.few, 0)
    await page.keyboard.press('Enter')
    const added = main.getByRole('status').filter({ hasText: 'До кошика додано не все' })
    await expect(added).toContainText(`розмір ${sizes.some}: 30 з 40; розмір ${sizes.few}: більше немає`)
    await expect(added).toBeFocused()
    await expect(field(sizes.plenty)).toHaveValue('0')
    await expect(page.getByRole('link', { name: 'Кошик, 34 товари' })).toBeVisible()

    await page.goto('/cart')
    await expect(main.getByRole('spinbutton')).toHaveCount(2)
    const coupon = main.getByLabel('Промокод')
    const footwearCoupon = await shopCommand('coupon', 'add', 'discount=20%', 'categories=footwear')
    await coupon.fill(footwearCoupon)
    await coupon.press('Enter')
    await expect(coupon).toHaveAccessibleDescription(/^Діє лише на товари розділу «.+»$/)
  },
)

test.describe('without scripts', deskAtNight, () => {
  test.use({ javaScriptEnabled: false })

  test('the table adds every size with one press', async ({ page, makeGoods }) => {
    const { main, sizes, field, add } = await openTable(page, await makeGoods(100))
    await add.click()
    await expect(main.getByRole('alert')).toHaveText('Укажіть кількість хоча б для одного розміру')
    await field(sizes.plenty).fill('2')
    await field(sizes.some).fill('31')
    await add.click()
    await expect(main.getByRole('status').first()).toContainText(`розмір ${sizes.some}: 30 з 31`)
    await field(sizes.plenty).fill('1')
    await field(sizes.few).fill('3')
    await add.click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(main.getByRole('spinbutton')).toHaveCount(3)
    await expect(main.getByText('36 товарів').first()).toBeVisible()
  })
})
