import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { setStock } from './shop-command.ts'
import { hold } from './shopper.ts'

/** No other test changes the stock of this line. */
const jacket = '/jackets/kurtka-softshel-pereval-olyva'

test('buys the matching set of a jacket, and compares it', desktopOnly, async ({ page }) => {
  await setStock('HT-2122', '52', 10)
  const release = await hold(page, /\/assets\/kit-form-[^/]+\.js$/)
  await page.goto(jacket)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'L', exact: true }).check({ force: true })
  const topOfReviews = () => page.locator('#reviews').evaluate((section: HTMLElement) => section.offsetTop)
  const before = await topOfReviews()
  release()
  await main.getByRole('heading', { name: 'Комплект' }).scrollIntoViewIfNeeded()
  const sizes = main.getByRole('combobox', { name: /^Розмір: / })
  await expect(sizes).toHaveCount(2)
  await expect(sizes.first()).toHaveValue(/^\d+$/)
  await sizes.last().selectOption({ label: '52' })
  // A press on what lies below is not lost because it moves when the rows appear.
  expect(Math.abs((await topOfReviews()) - before)).toBeLessThan(48)
  expect(await axeViolations(page, '#kit')).toEqual([])
  await setStock('HT-2122', '52', 0)
  await main.getByRole('button', { name: 'Додати все в кошик' }).click()
  const added = main.getByRole('status').filter({ hasText: 'До кошика додано не все' })
  await expect(added).toContainText(/«Штани .+, 52»: більше немає/)
  await expect(added).toBeFocused()
  await expect(page.getByRole('link', { name: 'Кошик, 1 товар' })).toBeVisible()

  await main.getByRole('button', { name: 'Порівняти' }).click()
  await expect(main.getByRole('button', { name: 'Порівняти' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/search/Перевал')
  const toggle = main.getByRole('button', { name: /^Порівняти: Штани.+«Перевал»/ })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('link', { name: 'Порівняння: 2 товари' }).click()
  await expect(main.getByRole('columnheader', { name: /Перевал/ })).toHaveCount(2)
  const brand = main.getByRole('row', { name: /^Бренд/ })
  await expect(brand).toBeVisible()
  expect(await axeViolations(page, 'main')).toEqual([])
  await main.getByRole('checkbox', { name: 'Лише відмінності' }).check()
  await expect(brand).toBeHidden()
  await main.getByRole('button', { name: /^Прибрати з порівняння: Куртка/ }).click()
  await expect(page).toHaveURL(/\/compare\?products=\d+$/)
  await expect(main.getByRole('columnheader', { name: /Куртка/ })).toHaveCount(0)
})

test.describe('without scripts', desktopOnly, () => {
  test.use({ javaScriptEnabled: false })

  test('one of two bottoms of a set is bought', async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/kit/bibs/napivkombinezon-opora-hrafit')
    const bottoms = main.getByRole('radio', { name: /^До комплекту: / })
    await expect(bottoms).toHaveCount(2)
    await expect(bottoms.first()).toBeChecked()
    await bottoms.last().check()
    for (const size of await main.getByRole('combobox', { name: /^Розмір: / }).all()) {
      const value = await size.locator('option:enabled').nth(2).getAttribute('value')
      await size.selectOption(value)
    }
    await main.getByRole('button', { name: 'Додати все в кошик' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(main.getByRole('link', { name: /^Напівкомбінезон / })).toHaveCount(0)
    await expect(main.getByRole('link', { name: /^Штани / })).toHaveCount(1)
  })

  test('a trade’s kit is bought with one press, and a fifth product is not compared', async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/welder')
    const add = main.getByRole('button', { name: 'Додати все в кошик' })
    await add.click()
    await expect(page).toHaveURL(/\/kit\/welder$/)
    await expect(main.getByRole('alert')).toContainText(['Оберіть розмір кожної позначеної речі.'])
    const sizes = main.getByRole('combobox', { name: /^Розмір: / })
    for (const size of await sizes.all()) await expect(size).toHaveAccessibleDescription('Оберіть розмір')
    for (const size of await sizes.all()) {
      const value = await size.locator('option:enabled').nth(2).getAttribute('value')
      await size.selectOption(value)
    }
    const count = await sizes.count()
    await add.click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(main.getByRole('spinbutton')).toHaveCount(count)

    for (const index of Array(5).keys()) {
      await page.goto('/jackets')
      await main
        .getByRole('button', { name: /^Порівняти: / })
        .nth(index)
        .click()
      await expect(page).toHaveURL(/\/compare/)
    }
    await expect(main.getByRole('alert')).toContainText('Порівнюємо не більш як чотири товари.')
    await expect(main.getByRole('columnheader')).toHaveCount(5)
  })
})
