import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'шапка-2026'

/** An unused e-mail address. */
export const newEmail = () => `c${randomUUID().slice(0, 12)}@poshta.example`

/** Registers on the page «Реєстрація» and ends in the account. */
export async function register(page: Page, email: string, name = 'Олена'): Promise<void> {
  await page.goto('/registration')
  const main = page.getByRole('main')
  await main.getByLabel("Ім'я").fill(name)
  await main.getByLabel('Прізвище').fill('Коваль')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await main.getByLabel('Підтвердження пароля').fill(PASSWORD)
  await main.getByRole('button', { name: 'Зареєструватися' }).click()
  await expect(page.getByRole('heading', { name: 'Контактна інформація' })).toBeVisible()
}

/** Signs in with the form that is in the page. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Пароль', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Увійти', exact: true }).click()
}

/** «Вийти» of the side menu. */
export async function logOut(page: Page): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Кабінет' })
  const opener = sections.getByRole('button', { name: 'Контактна інформація' })
  if (await opener.isVisible()) await opener.click()
  await sections.getByRole('button', { name: 'Вийти' }).click()
  // Asked in the document: another document takes over, and a late event of the one before can make `page.url()` outdated.
  await page.waitForFunction(() => location.pathname === '/')
}
