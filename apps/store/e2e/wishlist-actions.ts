import type { Page } from '@playwright/test'

/** Makes a group of the wishlist and moves the first product to it, by the forms that work without scripts. */
export async function moveToNewGroup(page: Page, name: string): Promise<void> {
  await page.getByText('Нова група').click()
  await page.getByLabel('Назва групи').fill(name)
  await page.getByRole('button', { name: 'Створити групу' }).click()
  await page
    .getByRole('link', { name: /^Перемістити: / })
    .first()
    .click()
  await page
    .getByRole('combobox', { name: /^Група: / })
    .first()
    .selectOption(name)
  await page
    .getByRole('button', { name: /^Перемістити: / })
    .first()
    .click()
}
