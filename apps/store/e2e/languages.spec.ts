import { expect, test } from './fixtures.ts'
import { phoneInGate } from './projects.ts'

test(
  'shows the same page in another language when it is chosen, and remembers the choice',
  phoneInGate,
  async ({ page, context }) => {
    await page.goto('/jackets')
    await page.getByRole('button', { name: /Мова/ }).click()
    await page.getByRole('link', { name: /Русский/ }).click()
    await expect(page).toHaveURL('/ru/jackets')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Куртки и жилеты')
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value)
      .toBe('ru')
    await page.getByRole('button', { name: /Язык/ }).click()
    await page.getByRole('link', { name: /English/ }).click()
    await expect(page).toHaveURL('/en/jackets')
  },
)
