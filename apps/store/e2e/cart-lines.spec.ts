import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { atNight, desktopOnly } from './projects.ts'
import { hold } from './shopper.ts'

test.describe('from the list into the cart', desktopOnly, () => {
  test('adds a size from a card, changes it, and puts a removed line back by keyboard', async ({ page }) => {
    await page.goto('/jackets')
    const choose = page.getByRole('link', { name: /^Обрати розмір: / }).first()
    const sizes = page.getByRole('dialog', { name: 'Оберіть розмір' })
    // A press that waits for the script longer than four seconds opens the page of the product, which has the sizes too.
    await expect(async () => {
      if (new URL(page.url()).pathname !== '/jackets') await page.goBack()
      if (!(await sizes.isVisible())) await choose.click({ timeout: 5_000 })
      await expect(sizes).toBeVisible()
    }).toPass()
    await sizes
      .getByRole('button', { name: /В наявності|Залиши/ })
      .first()
      .click()
    const added = page.getByRole('dialog', { name: 'Товар додано до кошика' })
    await added.getByRole('link', { name: 'Перейти до кошика' }).click()

    const cart = page.getByRole('dialog', { name: /^Кошик/ })
    const before = await cart.getByText(/^Розмір /).textContent()
    await cart.getByLabel(/^Змінити розмір: /).press('Enter')
    const other = cart.locator('[name="option_id"]:enabled:not([aria-current])').first()
    const size = await other.locator('b').textContent()
    await other.press('Enter')
    await expect(cart.getByText(`Розмір ${size} `)).toBeVisible()
    await expect(cart.getByText(before ?? '', { exact: true })).toHaveCount(0)

    // Put back before the removal is answered: its answer must not take the line away again, and the focus with it.
    const release = await hold(page, '**/api/cart/delete')
    await cart.getByRole('button', { name: /^Видалити: / }).press('Enter')
    const undo = cart.getByRole('button', { name: /^Повернути до кошика: / })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(cart.getByText(`Розмір ${size} `)).toBeVisible()
    const restored = page.waitForResponse('**/api/cart/restore')
    release()
    await restored
    await expect(cart.getByText(`Розмір ${size} `)).toBeVisible()
    await expect(cart.getByRole('heading', { level: 3 }).getByRole('link')).toBeFocused()

    await page.goto('/cart')
    await expect(page.getByRole('main').getByText(`Розмір ${size} `)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('changes a size, says why a quantity was reduced, and puts a removed line back', atNight, async ({ page }) => {
      await page.goto('/jackets')
      await page
        .getByRole('link', { name: /^Обрати розмір: / })
        .first()
        .click()
      await expect(page).toHaveURL(/#size$/)
      await page.getByRole('radio', { name: /\S/ }).and(page.locator(':enabled')).first().check()
      await page.getByRole('button', { name: 'Додати в кошик' }).first().click()
      const main = page.getByRole('main')
      await main.getByText('Змінити розмір', { exact: true }).click()
      const other = main.locator('[name="option_id"]:enabled:not([aria-current])').first()
      const size = await other.locator('b').textContent()
      await other.click()
      await expect(main.getByText(`Розмір ${size} `)).toBeVisible()
      await main.getByRole('spinbutton').fill('999')
      await main.getByRole('spinbutton').press('Enter')
      await expect(main.getByRole('status').filter({ hasText: 'кількість зменшено' })).toBeVisible()
      await main.getByRole('button', { name: /^Видалити: / }).click()
      await expect(main.getByText('Товар видалено з кошика.')).toBeVisible()
      await main.getByRole('button', { name: 'Повернути' }).click()
      await expect(main.getByText(`Розмір ${size} `)).toBeVisible()
    })
  })
})
