// A designer finds a part in the search of the sidebar by any of its usual names.
import { expect, test } from '@playwright/test'

const found: Readonly<Record<string, readonly string[]>> = {
  drawer: ['Drawer'],
  'side panel': ['Drawer'],
  stepper: ['Quantity stepper', 'Step list', 'Order timeline'],
  accordion: ['Facets', 'Step list'],
  breadcrumbs: ['Breadcrumbs'],
  snackbar: ['Toast'],
  badge: ['Badge'],
  pill: ['Badge'],
  autocomplete: ['Combobox'],
  'date picker': ['Date field'],
}

test('the search finds the parts by their other names, and leads to their pages', async ({ page }) => {
  await page.goto('/?path=/docs/guide-all-parts--docs')
  const search = page.getByRole('searchbox')
  const results = page.getByRole('option')
  for (const [query, parts] of Object.entries(found)) {
    await search.fill(query)
    for (const part of parts) await expect.soft(results.filter({ hasText: part }).first(), query).toBeVisible()
    await expect.soft(results.filter({ hasText: 'All parts' }), query).toHaveCount(0)
  }
  await search.fill('snackbar')
  await results.first().click()
  await expect(page).toHaveURL(/path=\/docs\/feedback-toast--docs/)
})
