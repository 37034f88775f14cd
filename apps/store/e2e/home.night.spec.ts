import { expect, test } from './fixtures.ts'

test('shows every slide of home where none advances by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const slides = page.getByRole('region', { name: 'Головне' })
  for (const position of ['2/3', '3/3', '1/3']) {
    await slides.getByRole('button', { name: position }).click()
    await expect(slides.getByRole('group', { name: position.replace('/', ' з ') })).toBeVisible()
    await expect(slides.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})
