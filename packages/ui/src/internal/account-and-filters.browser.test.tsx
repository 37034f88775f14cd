import '../theme/theme.css.ts'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AccountMenu } from '../account-menu/index.ts'
import { AccountSidebar } from '../account-sidebar/index.ts'
import { Facets, type Range } from '../facets/index.ts'
import { PasswordField } from '../field/password-field.tsx'
import { GalleryZoom } from '../gallery-zoom/index.ts'
import { ReviewForm } from '../review-form/index.ts'
import { SearchCombobox } from '../search-combobox/index.ts'
import { WithLanguage } from './examples.tsx'

beforeEach(() => page.viewport(1024, 768))
afterEach(cleanup)

const show = (part: ReactElement) => render(<WithLanguage locale="uk">{part}</WithLanguage>)

describe('account sidebar', () => {
  const sidebar = (
    <>
      <AccountSidebar.Root>
        <AccountSidebar.Button>Адреси</AccountSidebar.Button>
        <AccountSidebar.List>
          <AccountSidebar.Link href="#contact">Контактна інформація</AccountSidebar.Link>
          <AccountSidebar.Link href="#addresses" current>
            Адреси
          </AccountSidebar.Link>
          <AccountSidebar.SignOut />
        </AccountSidebar.List>
      </AccountSidebar.Root>
      <a href="#after">Далі</a>
    </>
  )
  const button = page.getByRole('button', { name: 'Адреси' })
  const contact = page.getByRole('link', { name: 'Контактна інформація' })

  test('on a desk the sections stand open, the current one marked, the way out is a button', async () => {
    show(sidebar)
    await expect.element(page.getByRole('navigation', { name: 'Кабінет' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Адреси' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
    await expect.element(button).not.toBeInTheDocument()
  })

  test('at 767 px a button names the current section and opens the list; Escape closes it again', async () => {
    await page.viewport(767, 800)
    show(sidebar)
    await expect.element(contact).not.toBeInTheDocument()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(contact).toBeVisible()
    const list = document.getElementById(button.element().getAttribute('aria-controls') ?? '')
    expect(list?.contains(contact.element())).toBe(true)
    await userEvent.keyboard('{Tab}')
    await expect.element(contact).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(contact).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('choosing a section and leaving by Tab close the list', async () => {
    await page.viewport(360, 800)
    show(sidebar)
    await userEvent.click(button)
    await userEvent.click(contact)
    await expect.element(contact).not.toBeInTheDocument()
    await userEvent.click(button)
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
    await expect.element(page.getByRole('link', { name: 'Далі' })).toHaveFocus()
    await expect.element(contact).not.toBeInTheDocument()
  })
})

describe('account menu', () => {
  const menu = (
    <>
      <AccountMenu.Root>
        <AccountMenu.Button aria-label="Кабінет: Олександр">О</AccountMenu.Button>
        <AccountMenu.List>
          <AccountMenu.Link href="#orders">Мої замовлення</AccountMenu.Link>
          <AccountMenu.SignOut />
        </AccountMenu.List>
      </AccountMenu.Root>
      <a href="#after">Далі</a>
    </>
  )
  const orders = page.getByRole('link', { name: 'Мої замовлення' })

  test('hovering opens nothing; Enter opens, Tab goes through and on, which closes', async () => {
    show(menu)
    await userEvent.hover(page.getByRole('button', { name: 'Кабінет: Олександр' }))
    await userEvent.keyboard('{Tab}')
    await expect.element(orders).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}{Tab}')
    await expect.element(orders).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(page.getByRole('link', { name: 'Далі' })).toHaveFocus()
    await expect.element(orders).not.toBeInTheDocument()
  })
})

describe('review grade input', () => {
  const form = (
    <>
      <a href="#before">Перед</a>
      <ReviewForm.Grade error="Поставте оцінку" />
      <a href="#after">Далі</a>
    </>
  )
  const grade = (name: string) => page.getByRole('radio', { name })

  test('one tab stop; arrows move and choose and go round; Space chooses', async () => {
    show(form)
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(grade('1: Погано')).toHaveFocus()
    await expect.element(grade('1: Погано')).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(grade('1: Погано')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(grade('5: Бездоганно')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(grade('2: Так собі')).toHaveFocus()
    await expect.element(grade('2: Так собі')).toBeChecked()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: 'Далі' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(grade('2: Так собі')).toHaveFocus()
  })

  test('the group is named and told what is wrong; pointing shows a word and chooses nothing', async () => {
    show(form)
    await expect
      .element(page.getByRole('radiogroup', { name: 'Ваша оцінка' }))
      .toHaveAccessibleDescription('Поставте оцінку')
    await userEvent.hover(grade('4: Чудово'))
    await expect.element(page.getByText('Чудово')).toBeVisible()
    await expect.element(grade('4: Чудово')).not.toBeChecked()
  })
})

describe('facets', () => {
  const answers: Range[] = []
  const panel = (
    <Facets.Root>
      <Facets.Group title="Розмір">
        <Facets.Options legend="Розмір" options={[{ value: '52', text: '52', count: 3 }]} />
      </Facets.Group>
      <Facets.Group title="Ціна" open>
        <Facets.Range
          legend="Ціна"
          bounds={[0, 1000]}
          step={10}
          defaultValue={[100, 900]}
          onValueChange={range => answers.push(range)}
        />
      </Facets.Group>
    </Facets.Root>
  )
  const thumb = (end: string) => page.getByRole('slider', { name: `Ціна, ${end}` })

  test('a group opens by Enter; its values are ticked by Space and named by their legend', async () => {
    show(panel)
    await expect.element(page.getByRole('region', { name: 'Фільтри' })).toBeVisible()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('group', { name: 'Розмір', exact: true }).last()).toBeInTheDocument()
    await userEvent.keyboard('{Tab} ')
    await expect.element(page.getByRole('checkbox', { name: /52/ })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: /52/ })).toHaveFocus()
  })

  test('thumbs have the keys of a slider, speak with the currency and stop at each other', async () => {
    answers.length = 0
    show(panel)
    thumb('від').element().focus()
    await expect.element(thumb('від')).toHaveAttribute('aria-valuetext', '100\u00a0₴')
    await userEvent.keyboard('{ArrowUp}')
    expect(answers.at(-1)).toEqual([110, 900])
    await userEvent.keyboard('{PageUp}')
    expect(answers.at(-1)?.[0]).toBeGreaterThan(110)
    await userEvent.keyboard('{End}')
    expect(answers.at(-1)).toEqual([900, 900])
    await userEvent.keyboard('{Home}')
    expect(answers.at(-1)).toEqual([0, 900])
  })

  test('an end can be typed; Enter counts and does not send the form', async () => {
    answers.length = 0
    show(panel)
    const to = page.getByRole('textbox', { name: 'Ціна, до' })
    await userEvent.fill(to, '450')
    expect(answers).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(answers).toEqual([[100, 450]])
    await userEvent.fill(to, '')
    await userEvent.keyboard('{Enter}')
    await expect.element(to).toHaveValue('450')
  })
})

describe('search with suggestions', () => {
  const find = async (query: string) =>
    ['куртка', 'курка'].filter(text => text.startsWith(query)).map(text => ({ id: text, text, href: `#${text}` }))
  const sent: string[] = []
  const search = (
    <SearchCombobox
      action="#search"
      load={find}
      delay={0}
      onSend={(query, event) => {
        event.preventDefault()
        sent.push(query)
      }}
    />
  )
  const field = page.getByRole('combobox', { name: 'Пошук товарів' })

  test('Down and Up mark, Home and End stay caret keys, Escape closes, a second one empties', async () => {
    show(search)
    await userEvent.click(field)
    await userEvent.keyboard('кур')
    await expect.element(page.getByRole('option', { name: 'курка' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    const marked = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')
    expect(marked()?.textContent).toBe('куртка')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(marked()?.textContent).toBe('курка')
    await userEvent.keyboard('{Home}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveValue('кур')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
  })

  test('Enter follows the marked suggestion, or else sends what was typed', async () => {
    sent.length = 0
    show(search)
    await userEvent.click(field)
    await userEvent.keyboard('курт')
    await expect.element(page.getByRole('option', { name: 'куртка' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual(['курт'])
    await userEvent.keyboard('к')
    await expect.element(page.getByRole('option', { name: 'куртка' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(decodeURIComponent(location.hash)).toBe('#куртка')
    expect(sent).toEqual(['курт'])
    history.replaceState(null, '', location.pathname + location.search)
  })
})

test('a password is shown by a toggle whose name stays; the field keeps what was typed', async () => {
  show(<PasswordField label="Пароль" />)
  await userEvent.keyboard('{Tab}таємниця{Tab}')
  const toggle = page.getByRole('button', { name: 'Показати пароль' })
  await expect.element(toggle).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('textbox', { name: 'Пароль' })).toHaveValue('таємниця')
})

test('an enlarged picture comes nearer by + and goes back by −, keeping the middle in the middle', async () => {
  show(
    <GalleryZoom.View style={{ inlineSize: 200, blockSize: 200 }}>
      <div style={{ blockSize: 400 }} />
    </GalleryZoom.View>,
  )
  const view = page.getByRole('group', { name: 'Збільшене зображення' })
  await userEvent.keyboard('{Tab}')
  await expect.element(view).toHaveFocus()
  await userEvent.keyboard('+')
  await expect.element(view).toHaveAttribute('data-level', '2')
  expect(view.element().scrollLeft).toBeGreaterThan(80)
  await userEvent.keyboard('-')
  await expect.element(view).toHaveAttribute('data-level', '1')
})
