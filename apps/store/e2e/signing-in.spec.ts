import { callAs, registerCustomer, signInByCall } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { mailedPath } from './mails.ts'
import { deskAtNight, desktopOnly, phoneInGate } from './projects.ts'
import { logIn, logOut, newEmail, PASSWORD, register } from './sign-in-actions.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', javaScriptEnabled ? {} : deskAtNight, () => {
    test.use({ javaScriptEnabled })

    test(
      'registers, confirms, signs out, signs in, sets a new password, signs in by a link',
      phoneInGate,
      async ({ page }) => {
        test.setTimeout(180_000)
        const email = newEmail()
        const main = page.getByRole('main')
        await register(page, email)
        await expect(page.getByText('Телефон не вказаний')).toBeVisible()

        const confirmation = await mailedPath(email, '/user-email-confirm/token/')
        const opened = await page.goto(confirmation)
        expect(opened?.headers()).toMatchObject({
          'referrer-policy': 'no-referrer',
          'cache-control': 'private, no-store',
        })
        await main.getByRole('button', { name: 'Підтвердити e-mail' }).click()
        await expect(main.getByText('Дякуємо, e-mail підтверджено.')).toBeVisible()
        await page.goto(confirmation)
        await main.getByRole('button', { name: 'Підтвердити e-mail' }).click()
        await expect(main.getByText('Це посилання вже використане або застаріло.')).toBeVisible()

        await page.goto('/account')
        await logOut(page)
        const guest = await page.goto('/account/orders')
        expect(guest?.status()).toBe(401)
        await expect(page.locator('[data-scope="user-card"]')).toHaveCount(0)
        await logIn(page, email, 'не той пароль')
        await expect(main.getByText('Неправильна пошта або пароль')).toBeVisible()
        await expect(main.getByLabel('E-mail')).toHaveValue(email)
        await logIn(page, email, PASSWORD)
        await expect(page).toHaveURL(url => url.pathname === '/account/orders')
        await expect(page.getByRole('heading', { name: 'Мої замовлення' })).toBeVisible()

        await page.goto('/password-reset/token')
        await main.getByLabel('E-mail').fill(email)
        await main.getByRole('button', { name: 'Надіслати посилання' }).click()
        await expect(main.getByText('лист уже в дорозі')).toBeVisible()
        const reset = await mailedPath(email, '/password-reset/token/')
        await page.goto(reset)
        await main.getByLabel('Пароль', { exact: true }).fill('нова-2027')
        await main.getByLabel('Підтвердження пароля').fill('інша')
        await main.getByRole('button', { name: 'Зберегти пароль' }).click()
        await expect(main.getByText('Пароль не співпадає')).toBeVisible()
        await main.getByLabel('Пароль', { exact: true }).fill('нова-2027')
        await main.getByLabel('Підтвердження пароля').fill('нова-2027')
        await main.getByRole('button', { name: 'Зберегти пароль' }).click()
        await expect(main.getByText('Пароль змінено.')).toBeVisible()
        await logIn(page, email, 'нова-2027')
        await expect(page.getByRole('heading', { name: 'Контактна інформація' })).toBeVisible()
        await page.goto(reset)
        await main.getByLabel('Пароль', { exact: true }).fill('ще одна')
        await main.getByLabel('Підтвердження пароля').fill('ще одна')
        await main.getByRole('button', { name: 'Зберегти пароль' }).click()
        await expect(main.getByText('вже використане або застаріло')).toBeVisible()
        await expect(main.getByRole('button', { name: 'Надіслати посилання' })).toBeVisible()

        await page.goto('/account')
        await logOut(page)
        await page.goto('/s-login')
        const link = main.getByRole('region', { name: 'Вхід без пароля' })
        await link.getByLabel('E-mail').fill(email)
        await link.getByRole('button', { name: 'Надіслати посилання для входу' }).click()
        await expect(main.getByText('лист із посиланням уже в дорозі')).toBeVisible()
        await page.goto(await mailedPath(email, '/s-login/'))
        await main.getByRole('button', { name: 'Увійти', exact: true }).first().click()
        await expect(page.getByRole('heading', { name: 'Контактна інформація' })).toBeVisible()
        // A page that is cached for all.
        await page.goto('/delivery')
        await expect(
          page.getByRole('banner').getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Олена' }),
        ).toBeVisible()
      },
    )

    test('shows validation errors of the registration', deskAtNight, async ({ page }) => {
      await page.goto('/registration')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Зареєструватися' }).click()
      await expect(main.getByText('Це поле є обовьязковим!')).toHaveCount(4)
      await expect(main.getByLabel("Ім'я")).toHaveAccessibleDescription('Це поле є обовьязковим!')
      await main.getByLabel("Ім'я").fill('О')
      await main.getByLabel('Прізвище').fill('Коваль')
      await main.getByLabel('E-mail').fill('олена')
      await main.getByLabel('Пароль', { exact: true }).fill('абв')
      await main.getByLabel('Підтвердження пароля').fill('абвг')
      await main.getByRole('button', { name: 'Зареєструватися' }).click()
      await expect(main.getByText('Мінімально 2 символів')).toBeVisible()
      await expect(main.getByText('Електронна пошта повинна містити @')).toBeVisible()
      await expect(main.getByText('Мінімально 4 символів')).toBeVisible()
      await expect(main.getByText('Пароль не співпадає')).toBeVisible()
      await expect(main.getByLabel('Прізвище')).toHaveValue('Коваль')
      if (javaScriptEnabled) await expect(main.getByLabel("Ім'я")).toBeFocused()
      else expect(await page.content()).not.toContain('абвг')
    })
  })

test(
  'signs in from the dialog, stays on the page and updates the other tabs',
  desktopOnly,
  async ({ page, context, request }) => {
    const { email, password } = await registerCustomer(request)
    await page.goto('/news')
    const other = await context.newPage()
    await other.goto('/account')
    await page.bringToFront()
    await page.getByRole('banner').getByRole('link', { name: 'Увійти' }).click()
    const dialog = page.getByRole('dialog', { name: 'Вхід' })
    await dialog.getByRole('link', { name: 'Забули пароль?' }).click()
    const forgotten = page.getByRole('dialog', { name: 'Відновлення пароля' })
    await forgotten.getByLabel('E-mail').fill(email)
    await forgotten.getByRole('button', { name: 'Надіслати посилання' }).click()
    await expect(forgotten.getByText('лист уже в дорозі')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: 'Увійти' }).click()
    await dialog.getByRole('link', { name: 'Зареєструватися' }).click()
    const registration = page.getByRole('dialog', { name: 'Реєстрація' })
    await registration.getByRole('button', { name: 'Зареєструватися' }).click()
    await expect(registration.getByLabel("Ім'я")).toBeFocused()
    await expect(registration.getByText('Це поле є обовьязковим!')).toHaveCount(4)
    await registration.getByRole('link', { name: 'Увійти' }).click()
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Пароль', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(url => url.pathname === '/news')
    await expect(page.getByRole('button', { name: 'Кабінет: Ольга' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Контактна інформація' })).toBeVisible()

    // A name that is changed in another tab, then on another device.
    const details = other.getByRole('region', { name: 'Особисті дані' })
    await details.getByLabel("Ім'я").fill('Ірина')
    await details.getByRole('button', { name: 'Зберегти' }).click()
    await expect(page.getByRole('button', { name: 'Кабінет: Ірина' })).toBeVisible()
    await callAs(request, await signInByCall(request, email, password), '/api/profile/edit', { name: 'Дарина' })
    await other.goto('/account/orders')
    await expect(other.getByRole('button', { name: 'Кабінет: Дарина' })).toBeVisible()
    const account = page.getByRole('button', { name: 'Кабінет: Дарина' })
    await expect(account).toBeVisible()

    await account.click()
    await page.getByRole('banner').getByRole('button', { name: 'Вийти' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Увійти' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Вхід до кабінету' })).toBeVisible()
  },
)

test('returns to the page that required signing in, and to no other site', desktopOnly, async ({ page, request }) => {
  const { email, password } = await registerCustomer(request)
  await page.goto('/login?next=//evil.example/account')
  await logIn(page, email, password)
  await expect(page.getByRole('heading', { name: 'Контактна інформація' })).toBeVisible()
  expect(new URL(page.url()).hostname).toBe('127.0.0.1')
})

test('shows the name before hydration on cached HTML', deskAtNight, async ({ page, request }) => {
  await register(page, newEmail(), 'Ярослава')
  const [mine, anybodys] = await Promise.all([page.request.get('/news'), request.get('/news')])
  expect(await mine.text()).toBe(await anybodys.text())
  expect(mine.headers()['set-cookie']).toBeUndefined()
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/news')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ярослава' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Увійти')).toBeHidden()
})
