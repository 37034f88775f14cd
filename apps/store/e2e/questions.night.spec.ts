import { randomUUID } from 'node:crypto'
import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { answerQuestion } from './shop-command.ts'

const goods = {
  asked: '/footwear/napivcherevyky-misto-chornyi',
  first: '/belts/poias-vuzol-hrafit',
} as const

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('asks a question, which the product page shows with its answer', desktopOnly, async ({ page }) => {
    const text = `Чи є ${randomUUID().slice(0, 8)} <b>устілка</b>?`
    await page.goto(goods.asked)
    await page.getByRole('link', { name: 'Поставити запитання' }).click()
    const form = page.getByRole('form', { name: 'Ваше запитання' })
    await form.getByLabel('Запитання', { exact: true }).fill(text)
    await form.getByLabel('E-mail').fill('hanna')
    await form.getByRole('button', { name: 'Поставити запитання' }).click()
    await expect(form.getByLabel("Ім'я")).toHaveAccessibleDescription('Це поле є обовьязковим!')
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/повинна містити @/)
    await expect(form.getByLabel('Запитання', { exact: true })).toHaveValue(text)
    await form.getByLabel("Ім'я").fill('Ганна')
    await form.getByLabel('E-mail').fill('hanna@example.com')
    await form.getByRole('button', { name: 'Поставити запитання' }).click()
    await expect(page.getByText('Дякуємо! Запитання надіслано.')).toBeVisible()
    await answerQuestion(text.slice(0, 14), 'Так, <i>знімна</i>.')
    await page.goto(goods.asked)
    const asked = page.getByRole('article').filter({ hasText: text })
    await expect(asked).toContainText('Відповідь магазину: Так, <i>знімна</i>.')
  })
})

test(
  'shows what was looked at before, without the product of the page, until it is cleared',
  desktopOnly,
  async ({ page }) => {
    /** Opens a page and scrolls: what nobody has touched is not looked at, and shows nothing of this browser. */
    const look = async (path: string) => {
      await page.goto(path)
      await page.evaluate(() => scrollTo(0, 400))
    }
    await look(goods.first)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shop.viewed'))).toMatch(/^\[\d+\]$/)
    await look(goods.asked)
    const viewed = page.getByRole('region', { name: 'Ви переглядали' })
    await expect(viewed.getByRole('article')).toHaveCount(1)
    await expect(viewed).toContainText('«Вузол»')
    await look('/cart')
    await expect(viewed.getByRole('article')).toHaveCount(2)
    expect(await axeViolations(page)).toEqual([])
    await viewed.getByRole('button', { name: 'Очистити' }).click()
    await expect(page.getByText('Список переглянутого очищено.')).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('shop.viewed'))).toBeNull()
    await page.goto(`/questions${goods.asked}`)
    expect(await axeViolations(page)).toEqual([])
  },
)
