import { registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { deskAtNight, desktopOnly, phoneAtNight, phoneOnly } from './projects.ts'
import { logIn, newEmail, PASSWORD, register } from './sign-in-actions.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', javaScriptEnabled ? {} : deskAtNight, () => {
    test.use({ javaScriptEnabled })

    test(
      'changes details and password, and deletes the account',
      desktopOnly,
      async ({ page, context, request, baseURL }) => {
        const customer = await registerCustomer(request)
        await signIn(context, baseURL, customer)
        await page.goto('/account')
        const details = page.getByRole('region', { name: 'Особисті дані' })
        await details.getByLabel("Ім'я").fill('Ірина')
        await details.getByLabel('Телефон').fill('067 765 43 21')
        await details.getByRole('button', { name: 'Зберегти' }).click()
        await expect(details.getByText('Зміни збережено.')).toBeVisible()
        await expect(page.getByText('Ірина Мельник')).toBeVisible()
        await expect(page.getByRole('link', { name: '+380 67 765 43 21' })).toBeVisible()

        const password = page.getByRole('region', { name: 'Зміна пароля' })
        const fill = async (current: string) => {
          await password.getByLabel('Поточний пароль').fill(current)
          await password.getByLabel('Новий пароль').fill('нова-2027')
          await password.getByLabel('Підтвердження пароля').fill('нова-2027')
          await password.getByRole('button', { name: 'Змінити пароль' }).click()
        }
        await fill('не той')
        await expect(password.getByText('Неправильний пароль')).toBeVisible()
        await fill(customer.password)
        await expect(password.getByText('Пароль змінено.')).toBeVisible()

        const data = page.getByRole('region', { name: 'Ваші дані' })
        await data.getByText('Видалити кабінет').click()
        await data.getByLabel('Поточний пароль').fill('нова-2027')
        // Answers that come late to the customer's page say nothing to the guest's.
        const newDocument = page.waitForEvent('load')
        await data.getByRole('button', { name: 'Так, видалити назавжди' }).click()
        await newDocument
        await expect(page.getByRole('main').getByText('Кабінет видалено.')).toBeVisible()
        await logIn(page, customer.email, 'нова-2027')
        await expect(page.getByRole('main').getByText('Неправильна пошта або пароль')).toBeVisible()
      },
    )
  })

test('keeps typed values when the session has ended meanwhile', desktopOnly, async ({ page, context }) => {
  const email = newEmail()
  await register(page, email)
  await context.clearCookies({ name: 'session' })
  const details = page.getByRole('region', { name: 'Особисті дані' })
  await details.getByLabel('Прізвище').fill('Шевчук')
  await details.getByRole('button', { name: 'Зберегти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вхід' })
  await expect(dialog.getByText('Ваш сеанс завершився.')).toBeVisible()
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(details.getByLabel('Прізвище')).toHaveValue('Шевчук')
  await details.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByText('Олена Шевчук')).toBeVisible()
})

test.describe('without scripts on a phone', phoneOnly, () => {
  test.use({ javaScriptEnabled: false })

  test(
    'shows every section of the account and the button to sign out',
    phoneAtNight,
    async ({ page, context, request, baseURL }) => {
      await signIn(context, baseURL, await registerCustomer(request))
      await page.goto('/account')
      const sections = page.getByRole('navigation', { name: 'Кабінет' })
      await sections.getByRole('link', { name: 'Адреси' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Адреси' })).toBeVisible()
      await sections.getByRole('button', { name: 'Вийти' }).click()
      await expect(page).toHaveURL(url => url.pathname === '/')
    },
  )
})
