import '../theme/theme.css.ts'
import { cleanup, render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as AccountMenu from '../account-menu/parts.ts'
import { ComboboxField } from '../combobox/index.ts'
import { WithLanguage } from '../testing/examples.tsx'
import { testKeyboard } from '../testing/test-keyboard.ts'
import { Toast } from '../toast/index.ts'
import { Modal, type ModalChangeReason } from './index.ts'

// Wide enough for a side sheet to leave some of the page visible.
beforeEach(() => page.viewport(1000, 700))
afterEach(() => {
  cleanup()
  window.scrollTo(0, 0)
})

const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

function Shop({ children, log = [] }: { children?: ReactNode; log?: ModalChangeReason[] }) {
  const [name, setName] = useState<string | null>(null)
  const [route, setRoute] = useState('/')
  const [opener, setOpener] = useState(true)
  return (
    <WithLanguage locale="uk">
      <main>
        <button type="button" style={{ display: 'block', marginBlockStart: 400 }}>
          Перед
        </button>
        {opener && (
          <button type="button" onClick={() => setName('cart')}>
            Відкрити кошик
          </button>
        )}
        <button type="button" onClick={() => setName('login')}>
          Увійти
        </button>
        <div style={{ blockSize: 3000 }} />
      </main>
      <Modal.Root
        name={name}
        route={route}
        onNameChange={(next, { reason }) => {
          log.push(reason)
          setName(next)
        }}
      >
        <Modal.Content name="cart" placement="end">
          <Modal.Header>
            <Modal.Title>Кошик</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <button type="button" onClick={() => setName('login')}>
              Інше вікно
            </button>
            <button type="button" onClick={() => setRoute('/checkout')}>
              Далі
            </button>
            <button type="button" onClick={() => setOpener(false)}>
              Прибрати
            </button>
            {children}
          </Modal.Body>
        </Modal.Content>
        <Modal.Content name="login" initialFocus="field">
          <Modal.Header>
            <Modal.Title>Вхід</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <input aria-label="E-mail" />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </WithLanguage>
  )
}

async function openCart() {
  await userEvent.click(button('Відкрити кошик'))
  await expect.element(page.getByRole('heading', { name: 'Кошик' })).toHaveFocus()
}

testKeyboard('modal', {
  'Tab, Shift+Tab → cycle inside': async () => {
    render(<Shop />)
    await openCart()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Закрити')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(button('Прибрати')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Закрити')).toHaveFocus()
  },
  'Escape → closes an open list inside first, then the dialog; returns focus to the opener': async () => {
    const load = async () => [{ id: 'kyiv', text: 'Київ' }]
    render(
      <Shop>
        <ComboboxField label="Місто" load={load} />
      </Shop>,
    )
    await openCart()
    await userEvent.click(page.getByRole('combobox', { name: 'Місто' }))
    await expect.element(page.getByRole('option', { name: 'Київ' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Відкрити кошик')).toHaveFocus()
  },
})

describe('focus', () => {
  test('a form focuses its first field', async () => {
    render(<Shop />)
    await userEvent.click(button('Увійти'))
    await expect.element(page.getByLabelText('E-mail')).toHaveFocus()
  })

  test('when the opener is gone, focus moves to the main content', async () => {
    render(<Shop />)
    await openCart()
    await userEvent.click(button('Прибрати'))
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})

test('without a main element, focus moves to the heading', async () => {
  render(
    <WithLanguage locale="uk">
      <h1>Каталог</h1>
      <Modal.Root defaultName="cart">
        <Modal.Content name="cart">
          <Modal.Title>Кошик</Modal.Title>
        </Modal.Content>
      </Modal.Root>
    </WithLanguage>,
  )
  await expect.element(page.getByRole('heading', { name: 'Кошик' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Каталог' })).toHaveFocus()
})

test('it is labelled by its visible title and references only existing elements', async () => {
  render(<Shop />)
  await openCart()
  const title = document.getElementById(dialog.element().getAttribute('aria-labelledby') ?? '')
  expect(title?.textContent).toBe('Кошик')
  expect(title?.getClientRects().length).toBeGreaterThan(0)
  const description = dialog.element().getAttribute('aria-describedby')
  expect(description === null || document.getElementById(description) !== null).toBe(true)
  await expect.element(button('Закрити')).toBeVisible()
})

test('an option of a combobox in a dialog is selected by press, and the dialog stays open', async () => {
  render(
    <Shop>
      <ComboboxField label="Місто" load={async () => [{ id: 'kyiv', text: 'Київ' }]} />
    </Shop>,
  )
  await openCart()
  const city = page.getByRole('combobox', { name: 'Місто' })
  await userEvent.click(city)
  await userEvent.click(page.getByRole('option', { name: 'Київ' }))
  await expect.element(city).toHaveValue('Київ')
  await expect.element(dialog).toBeVisible()
})

test('it slides in half a second, or in the duration of the root', () => {
  const slides = (duration?: number) => {
    render(
      <Modal.Root defaultName="cart" duration={duration}>
        <Modal.Content name="cart" placement="end">
          <Modal.Title>Cart</Modal.Title>
        </Modal.Content>
      </Modal.Root>,
    )
    const parts = document.querySelectorAll('[data-scope="modal"]:is([data-part="overlay"], [data-part="content"])')
    const durations = [...parts].map(part => getComputedStyle(part).animationDuration)
    cleanup()
    return durations
  }
  expect(slides()).toEqual(['0.5s', '0.5s'])
  expect(slides(120)).toEqual(['0.12s', '0.12s'])
})

describe('the page behind', () => {
  test('is inert for keyboard, pointer and screen reader, and keeps its scroll position', async () => {
    render(<Shop />)
    window.scrollTo(0, 120)
    await openCart()
    expect(document.querySelector('main')?.closest('[aria-hidden="true"]')).not.toBeNull()
    await expect.element(page.getByRole('button', { name: 'Перед' })).not.toBeInTheDocument()
    expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(window.scrollY).toBe(120)
  })

  test('a press on it closes, a right click and a drag out of the dialog do not', async () => {
    const log: ModalChangeReason[] = []
    render(<Shop log={log} />)
    await openCart()
    const body = page.elementLocator(document.documentElement)
    await body.click({ button: 'right', position: { x: 5, y: 5 }, force: true })
    await expect.element(dialog).toBeVisible()
    await userEvent.dragAndDrop(page.getByRole('heading', { name: 'Кошик' }), body, {
      targetPosition: { x: 5, y: 5 },
      force: true,
    })
    await expect.element(dialog).toBeVisible()
    await body.click({ position: { x: 5, y: 5 }, force: true })
    await expect.element(dialog).not.toBeInTheDocument()
    expect(log).toEqual(['outside'])
  })
})

test('a press on an element that a password manager puts over the dialog leaves it open with what is typed', async () => {
  const log: ModalChangeReason[] = []
  render(<Shop log={log} />)
  await userEvent.click(button('Увійти'))
  await userEvent.type(page.getByLabelText('E-mail'), 'olena@poshta.example')
  // In a shadow tree of its own, above everything, as such extensions do.
  const host = document.body.appendChild(document.createElement('password-manager'))
  host.style.cssText = 'all: initial; position: fixed; inset: 0 auto auto 0; z-index: 2147483647; pointer-events: auto'
  const fill = document.createElement('button')
  fill.textContent = 'Заповнити'
  host.attachShadow({ mode: 'open' }).append(fill)
  await userEvent.click(page.elementLocator(host))
  host.remove()
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('olena@poshta.example')
  expect(log).toEqual([])
})

test('what is typed into the field of a password manager above the dialog stays there', async () => {
  const log: ModalChangeReason[] = []
  render(<Shop log={log} />)
  await userEvent.click(button('Увійти'))
  await userEvent.type(page.getByLabelText('E-mail'), 'olena@poshta.example')
  const host = document.body.appendChild(document.createElement('password-manager'))
  onTestFinished(() => host.remove())
  host.style.cssText = 'all: initial; position: fixed; inset: 0 auto auto 0; z-index: 2147483647; pointer-events: auto'
  const secret = document.createElement('input')
  host.attachShadow({ mode: 'closed' }).append(secret)
  await userEvent.click(page.elementLocator(host))
  await userEvent.keyboard('master{Escape}')
  expect(secret.value).toBe('master')
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('olena@poshta.example')
  await userEvent.click(page.getByLabelText('E-mail'))
  await userEvent.keyboard('{End}!')
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('olena@poshta.example!')
  expect(log).toEqual([])
})

describe('so does a press on what another program has appended to the body', () => {
  const place = 'left: 0; top: 0; width: 40px; height: 40px; z-index: 99'
  /** An element of another program, whose panel may be in a closed shadow tree. */
  const add = (name: string, style: string, panel = '') => {
    const host = document.body.appendChild(document.createElement(name))
    onTestFinished(() => host.remove())
    host.style.cssText = style
    if (panel) host.attachShadow({ mode: 'closed' }).innerHTML = `<div style="${panel}"></div>`
    return host
  }
  test.each([
    ['a fixed element', () => add('div', `position: fixed; ${place}`)],
    ['an iframe', () => add('iframe', `position: fixed; ${place}`)],
    ['an absolute element', () => add('div', `position: absolute; ${place}`)],
    ['a fixed panel of a static element', () => add('vault-menu', '', `position: fixed; ${place}`)],
    [
      'an absolute panel of an element without a size',
      () => add('vault-menu', 'position: absolute; left: 0; top: 0; z-index: 99', `position: absolute; ${place}`),
    ],
    [
      'a popover',
      () => {
        const popover = add('div', `inset: auto; margin: 0; ${place}`)
        popover.popover = 'auto'
        popover.showPopover()
        return popover
      },
    ],
  ])('%s', async (_, append) => {
    const log: ModalChangeReason[] = []
    render(<Shop log={log} />)
    await userEvent.click(button('Увійти'))
    await userEvent.type(page.getByLabelText('E-mail'), 'olena@poshta.example')
    const other = append()
    // The panel of a static element is fixed at the corner.
    const { x, y } = getComputedStyle(other).position === 'static' ? new DOMRect() : other.getBoundingClientRect()
    const at = { clientX: x + 20, clientY: y + 20 }
    const press = { ...at, bubbles: true, composed: true, pointerType: 'mouse', button: 0 }
    const target = document.elementFromPoint(at.clientX, at.clientY)
    expect(target).toBe(other)
    for (const type of ['pointerdown', 'pointerup', 'click']) target?.dispatchEvent(new PointerEvent(type, press))
    await expect.element(page.getByLabelText('E-mail')).toHaveValue('olena@poshta.example')
    expect(log).toEqual([])
  })
})

describe('one at a time', () => {
  test('another dialog replaces it, and closing that returns focus to the first opener', async () => {
    render(<Shop />)
    await openCart()
    await userEvent.click(button('Інше вікно'))
    await expect.element(page.getByLabelText('E-mail')).toHaveFocus()
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
    await expect.element(dialog).toHaveAccessibleName('Вхід')
    await userEvent.click(button('Закрити'))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Відкрити кошик')).toHaveFocus()
  })

  test('a route change closes it and leaves focus to the new page', async () => {
    const log: ModalChangeReason[] = []
    render(<Shop log={log} />)
    await openCart()
    await userEvent.click(button('Далі'))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(log).toEqual(['route'])
    await expect.element(button('Відкрити кошик')).not.toHaveFocus()
  })
})

describe('layers: what opened last closes first', () => {
  const menu = (
    <AccountMenu.Root>
      <AccountMenu.Trigger aria-label="Кабінет">О</AccountMenu.Trigger>
      <AccountMenu.Content>
        <AccountMenu.Link href="/account">Мої дані</AccountMenu.Link>
      </AccountMenu.Content>
    </AccountMenu.Root>
  )
  const link = page.getByRole('link', { name: 'Мої дані' })

  test('Escape closes an open disclosure of the dialog, then the dialog', async () => {
    const log: ModalChangeReason[] = []
    render(<Shop log={log}>{menu}</Shop>)
    await openCart()
    await userEvent.click(button('Кабінет'))
    await expect.element(link).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(link).not.toBeInTheDocument()
    await expect.element(button('Кабінет')).toHaveFocus()
    expect(log).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(log).toEqual(['escape'])
  })

  test('a press on the overlay closes an open disclosure of the dialog, then the dialog', async () => {
    const log: ModalChangeReason[] = []
    render(<Shop log={log}>{menu}</Shop>)
    await openCart()
    await userEvent.click(button('Кабінет'))
    const body = page.elementLocator(document.documentElement)
    await body.click({ position: { x: 5, y: 5 }, force: true })
    await expect.element(link).not.toBeInTheDocument()
    expect(log).toEqual([])
    await body.click({ position: { x: 5, y: 5 }, force: true })
    await expect.element(dialog).not.toBeInTheDocument()
    expect(log).toEqual(['outside'])
  })

  test('a question over a form closes alone and returns focus to the form', async () => {
    render(
      <WithLanguage locale="uk">
        <Modal.Root>
          <Modal.Trigger name="form">Адреса</Modal.Trigger>
          <Modal.Content name="form">
            <Modal.Title>Нова адреса</Modal.Title>
            <input aria-label="Вулиця" />
            <Modal.Root>
              <Modal.Trigger name="question">Видалити</Modal.Trigger>
              <Modal.Content name="question">
                <Modal.Title>Видалити адресу?</Modal.Title>
                <Modal.Description>Її не можна буде відновити.</Modal.Description>
                <Modal.Close />
              </Modal.Content>
            </Modal.Root>
          </Modal.Content>
        </Modal.Root>
      </WithLanguage>,
    )
    const form = page.getByRole('dialog', { name: 'Нова адреса' })
    const question = page.getByRole('dialog', { name: 'Видалити адресу?' })
    await userEvent.click(button('Адреса'))
    await userEvent.type(page.getByLabelText('Вулиця'), 'Шевченка')
    await userEvent.click(button('Видалити'))
    await expect.element(question).toHaveAccessibleDescription('Її не можна буде відновити.')
    // The form is out of reach while the question is open.
    await expect.element(form).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(form).toBeVisible()
    await expect.element(button('Видалити')).toHaveFocus()
    await expect.element(page.getByLabelText('Вулиця')).toHaveValue('Шевченка')
    await userEvent.keyboard('{Escape}')
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(button('Адреса')).toHaveFocus()
  })
})

test('a toast over an open dialog is accessible and pressable, and the dialog stays open', async () => {
  const pressed: string[] = []
  render(
    <>
      <Shop />
      <WithLanguage locale="uk">
        <Toast.Region>
          <Toast.Root variant="error">
            <Toast.Description>Кількість не змінено: немає зв’язку</Toast.Description>
            <Toast.Action onClick={() => pressed.push('again')}>Спробувати ще раз</Toast.Action>
          </Toast.Root>
        </Toast.Region>
      </WithLanguage>
    </>,
  )
  await openCart()
  const again = button('Спробувати ще раз')
  expect(again.element().closest('[aria-hidden="true"]')).toBeNull()
  await userEvent.click(again)
  expect(pressed).toEqual(['again'])
  await expect.element(dialog).toBeVisible()
})

test.each(['end', 'center'] as const)(
  'a dialog at the %s of 320 × 640 px keeps room for its body with text of 200 %, and a short body as it is',
  async placement => {
    await page.viewport(320, 640)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    const dialogOf = (lines: number) => (
      <WithLanguage locale="uk">
        <Modal.Root name="cart" onNameChange={() => undefined}>
          <Modal.Content name="cart" placement={placement}>
            <Modal.Header>
              <Modal.Title>Кошик, у якому сім товарів</Modal.Title>
              <Modal.Close />
            </Modal.Header>
            <Modal.Body>
              <p style={{ blockSize: `${lines}em`, margin: 0 }}>Куртка</p>
            </Modal.Body>
            <Modal.Footer>
              <p style={{ blockSize: '16em', margin: 0 }}>Разом</p>
            </Modal.Footer>
          </Modal.Content>
        </Modal.Root>
      </WithLanguage>
    )
    const part = (name: string) => document.querySelector(`[data-scope="modal"][data-part="${name}"]`)
    const { rerender } = render(dialogOf(40))
    expect(part('body')?.clientHeight).toBe(320)
    expect(part('header')?.scrollHeight).toBe(part('header')?.clientHeight)
    const edge = (name: string, side: 'top' | 'bottom') => part(name)?.getBoundingClientRect()[side]
    expect(edge('body', 'bottom')).toBe(edge('footer', 'top'))
    // It comes in by an animation.
    await expect
      .poll(() => {
        part('content')?.scrollTo(0, 10_000)
        return Math.floor(part('footer')?.getBoundingClientRect().bottom ?? 0)
      })
      .toBe(640)
    rerender(dialogOf(2))
    expect(part('body')?.clientHeight).toBeLessThan(320)
  },
)
