import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'

test('shows the scheme of the device in the switch before the scripts run', desktopOnly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/delivery')
  const isOn = () =>
    page
      .getByRole('switch')
      .evaluate(element => /^\D+90deg, rgba\(0, 0, 0, 0\) /.test(getComputedStyle(element, '::before').backgroundImage))
  expect(await isOn()).toBe(true)
  await expect(page.getByRole('switch')).not.toBeChecked() // not hydrated
  await page.getByRole('switch').click()
  await expect.poll(isOn).toBe(false)
})
