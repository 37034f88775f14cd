import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'

test('shows errors in the contact form of the footer', desktopOnly, async ({ page }) => {
  await page.goto('/delivery')
  const contact = page.getByRole('region', { name: 'Запитайте про розмір чи тканину' })
  await contact.getByRole('button', { name: 'Надіслати' }).click()
  await expect(contact.getByText('Це поле є обовьязковим!')).toHaveCount(3)
  await expect(contact.getByLabel("Ім'я")).toBeFocused()
  for (const path of ['/checkout', '/login', '/wishlist']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(contact).toHaveCount(0)
  }
})
