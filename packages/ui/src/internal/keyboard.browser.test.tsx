import '../theme/theme.css.ts'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PhoneField } from '../field/phone-field.tsx'
import { Gallery } from '../gallery/index.ts'
import { Menu } from '../menu/menu.tsx'
import { OptionPicker } from '../option-picker/index.ts'
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx'
import { Tabs } from '../tabs/index.ts'
import { WithLanguage } from './examples.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', location.pathname + location.search)
})

const show = (part: ReactElement) => render(<WithLanguage locale="uk">{part}</WithLanguage>)

describe('tabs', () => {
  const tabs = (
    <>
      <Tabs.Root defaultValue="description">
        <Tabs.List aria-label="Про товар">
          <Tabs.Tab value="description">Опис</Tabs.Tab>
          <Tabs.Tab value="technical">Технічні дані</Tabs.Tab>
          <Tabs.Tab value="reviews">Відгуки</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="description">Опис товару</Tabs.Panel>
        <Tabs.Panel value="technical">Твіл 2/1</Tabs.Panel>
        <Tabs.Panel value="reviews">86 відгуків</Tabs.Panel>
      </Tabs.Root>
      <a href="#reviews">До відгуків</a>
    </>
  )
  const tab = (name: string) => page.getByRole('tab', { name })

  test('one tab stop, then the panel; arrows go round and choose; Home and End', async () => {
    show(tabs)
    await userEvent.keyboard('{Tab}')
    await expect.element(tab('Опис')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab('Відгуки')).toHaveFocus()
    await expect.element(tab('Відгуки')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Опис')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tab('Відгуки')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect.element(tab('Опис')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('tabpanel', { name: 'Опис' })).toHaveFocus()
  })

  test('a link to a panel opens it, and the address follows the choice', async () => {
    show(tabs)
    await userEvent.click(page.getByRole('link', { name: 'До відгуків' }))
    await expect.element(page.getByText('86 відгуків')).toBeVisible()
    await userEvent.click(tab('Технічні дані'))
    expect(location.hash).toBe('#technical')
  })

  test('the address opens a panel from the start', async () => {
    history.replaceState(null, '', '#technical')
    show(tabs)
    await expect.element(page.getByText('Твіл 2/1')).toBeVisible()
    await expect.element(page.getByText('Опис товару')).not.toBeVisible()
  })
})

describe('gallery', () => {
  const gallery = (
    <div style={{ inlineSize: 400 }}>
      <Gallery.Root count={3}>
        <Gallery.Thumbs>
          {['Спереду', 'Ззаду', 'Кишеня'].map((name, index) => (
            <Gallery.Thumb key={name} index={index} aria-label={name} />
          ))}
        </Gallery.Thumbs>
        <Gallery.Stage>
          <Gallery.Track>
            {[0, 1, 2].map(index => (
              <Gallery.Slide key={index} index={index}>
                <a href={`#${index}`}>Збільшити {index + 1}</a>
              </Gallery.Slide>
            ))}
          </Gallery.Track>
          <Gallery.Previous />
          <Gallery.Next />
        </Gallery.Stage>
      </Gallery.Root>
    </div>
  )
  const thumb = (name: string) => page.getByRole('tab', { name })
  const reachable = () =>
    [...document.querySelectorAll('[role="tabpanel"]:not([inert])')].map(slide => slide.getAttribute('aria-label'))

  test('a named carousel; arrows on the thumbnails show and go round', async () => {
    show(gallery)
    await expect
      .element(page.getByRole('group', { name: 'Зображення товару' }))
      .toHaveAttribute('aria-roledescription', 'карусель')
    await userEvent.keyboard('{Tab}')
    await expect.element(thumb('Спереду')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(thumb('Кишеня')).toHaveFocus()
    expect(reachable()).toEqual(['Зображення 3 з 3'])
  })

  test('what is not shown cannot be reached', async () => {
    show(gallery)
    await userEvent.click(thumb('Ззаду'))
    expect(reachable()).toEqual(['Зображення 2 з 3'])
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(page.getByRole('link', { name: 'Збільшити 2' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Попереднє зображення' })).toHaveFocus()
  })

  test('swiping and the thumbnails agree', async () => {
    show(gallery)
    const track = document.querySelector('[data-part="track"]')
    track?.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' })
    await expect.element(thumb('Кишеня')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('button', { name: 'Наступне зображення' })).toBeDisabled()
  })
})

describe('phone', () => {
  const phone = page.getByRole('textbox', { name: 'Телефон' })

  test.each(['0671234567', '+380671234567', '80671234567', '671234567'])(
    'typed as %s it ends in the mask',
    async keys => {
      show(<PhoneField label="Телефон" />)
      await userEvent.click(phone)
      await userEvent.keyboard(keys)
      await expect.element(phone).toHaveValue('+380 67 123 45 67')
    },
  )

  test('deleting and typing in the middle keep the caret in its place', async () => {
    show(<PhoneField label="Телефон" defaultValue="0671234567" />)
    await userEvent.click(phone)
    await userEvent.keyboard('{Home}{ArrowRight>7/}')
    await userEvent.keyboard('{Backspace}9')
    await expect.element(phone).toHaveValue('+380 69 123 45 67')
    await userEvent.keyboard('{Delete}{Delete}') // the space, which comes back with the caret behind it, then the digit
    await expect.element(phone).toHaveValue('+380 69 234 56 7')
  })

  test('Backspace empties it', async () => {
    show(<PhoneField label="Телефон" defaultValue="0671234567" />)
    await userEvent.click(phone)
    await userEvent.keyboard('{End}{Backspace>17/}')
    await expect.element(phone).toHaveValue('')
  })
})

test('sizes are chosen by arrow keys, past those that are gone, in one tab stop', async () => {
  show(
    <OptionPicker.Root label="Розмір" defaultValue="48">
      <OptionPicker.Keys>
        <OptionPicker.Key value="48">48</OptionPicker.Key>
        <OptionPicker.Key value="50" availability="out-of-stock">
          50
        </OptionPicker.Key>
        <OptionPicker.Key value="52">52</OptionPicker.Key>
      </OptionPicker.Keys>
    </OptionPicker.Root>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('radio', { name: '48' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: '52' })).toBeChecked()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(document.body)
})

describe('menu of four levels', () => {
  const items = [
    {
      name: 'Одяг',
      url: '#1',
      children: [
        {
          name: 'Куртки',
          url: '#11',
          children: [
            {
              name: 'Літні',
              url: '#111',
              children: [{ name: 'Бавовняні', url: '#1111', children: [{ name: 'П’ятий', url: '#5' }] }],
            },
          ],
        },
      ],
    },
    { name: 'Взуття', url: '#2' },
  ]

  test('by keyboard down to the fourth level and back, the focus following', async () => {
    show(<Menu aria-label="Каталог" items={items} current="#2" />)
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.element(page.getByRole('button', { name: 'Назад: Каталог' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await expect.element(page.getByRole('button', { name: 'Назад: Одяг' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await expect.element(page.getByRole('link', { name: 'Бавовняні' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Відкрити/ })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Відкрити розділ: Літні' })).toHaveFocus()
  })

  test('every level is in the page, closed ones out of reach; this page is marked', async () => {
    show(<Menu aria-label="Каталог" items={items} current="#2" />)
    expect(document.querySelector('a[href="#1111"]')).not.toBeNull()
    expect(document.querySelector('a[href="#5"]')).toBeNull()
    await expect.element(page.getByRole('link', { name: 'Бавовняні' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Взуття' })).toHaveAttribute('aria-current', 'page')
    const toggle = page.getByRole('button', { name: 'Відкрити розділ: Одяг' }).element()
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).not.toBeNull()
  })
})

test('the way to the top appears after more than 700 px and takes the focus along', async () => {
  show(
    <>
      <header>ГАРТ</header>
      <div style={{ blockSize: 4000 }} />
      <ScrollToTop />
    </>,
  )
  const top = page.getByRole('button', { name: 'Нагору' })
  window.scrollTo(0, 700)
  await expect.element(top).not.toBeInTheDocument()
  window.scrollTo(0, 701)
  await expect.element(top).toBeVisible()
  await userEvent.click(top)
  await expect.poll(() => window.scrollY).toBe(0)
  expect(document.activeElement?.tagName).toBe('HEADER')
})
