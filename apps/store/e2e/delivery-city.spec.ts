import { expect, test } from './fixtures.ts'
import { phoneInGate } from './projects.ts'

const name = 'Куди доставити?'

test('asks for the city of delivery once, for cards, products and the next visit', async ({ page }) => {
  await page.goto('/jackets')
  const arrivals = page.getByText(/^Доставка в місто Одеса/)
  const opener = page.getByRole('link', { name })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Одеса' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAccessibleName(`${name} Одеса`)
  await expect(arrivals.first()).toBeAttached()

  await page.reload()
  // Before anything is hydrated.
  await expect(opener).toHaveAccessibleName(`${name} Одеса`)
  await opener.click()
  await dialog.getByRole('combobox', { name: 'Місто' }).fill('Кременчук')
  await page
    .getByRole('option', { name: /^Кременчук/ })
    .first()
    .click()
  await expect(opener).toHaveAccessibleName(`${name} Кременчук`)
  await expect(arrivals).toHaveCount(0)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: /^Доставка в місто Кременчук/ })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('takes the city from a form, and leads back', phoneInGate, async ({ page }) => {
    await page.goto('/jackets?size=52')
    const opener = page.getByRole('link', { name })
    await opener.click()
    await page.getByRole('button', { name: 'Зберегти' }).click()
    const city = page.getByRole('textbox', { name: 'Місто' })
    await expect(city).toHaveAccessibleDescription('Оберіть місто')
    await city.fill('Атлантида')
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await expect(page.getByText('Не знайшли «Атлантида»')).toBeVisible()
    await expect(city).toHaveValue('Атлантида')
    await city.fill('Кременчук')
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await expect(page).toHaveURL('/jackets?size=52')
    await expect(opener).toHaveAccessibleName(`${name} Кременчук`)

    await opener.click()
    await expect(city).toHaveValue(/^Кременчук/)
    await city.fill('')
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await page.getByRole('radiogroup').getByText('Полтава', { exact: true }).click()
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await expect(opener).toHaveAccessibleName(`${name} Полтава`)
  })
})
