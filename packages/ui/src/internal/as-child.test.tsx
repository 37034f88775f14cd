import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { AccountMenu } from '../account-menu/index.ts'
import { AccountSidebar } from '../account-sidebar/index.ts'
import { ActionMenu } from '../action-menu/index.ts'
import { CartLine } from '../cart-line/index.ts'
import { Facets } from '../facets/index.ts'
import { RadioGroup, RadioGroupItem } from '../field/index.ts'
import { Gallery } from '../gallery/index.ts'
import { GalleryZoom } from '../gallery-zoom/index.ts'
import { LanguageBadge } from '../language-badge/index.ts'
import { Modal } from '../modal/index.ts'
import { OptionPicker } from '../option-picker/index.ts'
import { OrderTimeline } from '../order-timeline/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import { ScrollToTop } from '../scroll-to-top/index.ts'
import { SizeAdvisor } from '../size-advisor/index.ts'
import { SkipLink } from '../skip-link/index.ts'
import { SortSelect } from '../sort-select/index.ts'
import { Tabs } from '../tabs/index.ts'
import { WithLanguage } from '../testing/examples.tsx'

const show = (part: ReactElement) => render(<WithLanguage locale="uk">{part}</WithLanguage>)

/** A link component of another library. */
const Router = ({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) => (
  <a {...rest} href={to} data-router="" />
)

/** A button component of another library. */
const Own = (props: ComponentPropsWithRef<'button'>) => <button type="button" {...props} data-own="" />

describe('asChild renders a custom link', () => {
  const links: [string, ReactElement, string][] = [
    [
      'order timeline',
      <OrderTimeline.Item key="" state="done">
        <OrderTimeline.Link asChild>
          <Router to="/parcel">Посилка</Router>
        </OrderTimeline.Link>
      </OrderTimeline.Item>,
      'Посилка',
    ],
    [
      'chip',
      <Facets.Chip key="" asChild name="Розмір: 52">
        <Router to="/p" />
      </Facets.Chip>,
      'Розмір: 52',
    ],
    [
      'account menu',
      <AccountMenu.Link key="" asChild current>
        <Router to="/a">Адреси</Router>
      </AccountMenu.Link>,
      'Адреси',
    ],
    [
      'account sidebar',
      <AccountSidebar.Link key="" asChild count={2} current>
        <Router to="/a">Адреси</Router>
      </AccountSidebar.Link>,
      'Адреси2',
    ],
    [
      'language badge',
      <LanguageBadge.Link key="" asChild language="en">
        <Router to="/en">English</Router>
      </LanguageBadge.Link>,
      'English',
    ],
    [
      'cart line',
      <CartLine.Name key="" asChild>
        <Router to="/p">Траверс</Router>
      </CartLine.Name>,
      'Траверс',
    ],
    [
      'product card',
      <ProductCard.Name key="" asChild>
        <Router to="/p">Траверс</Router>
      </ProductCard.Name>,
      'Траверс',
    ],
    [
      'swatch',
      <OptionPicker.Swatch key="" asChild colours={['#333']}>
        <Router to="/p">Графіт</Router>
      </OptionPicker.Swatch>,
      'Графіт',
    ],
    [
      'skip link',
      <SkipLink key="" asChild>
        <Router to="#main" />
      </SkipLink>,
      'Перейти до вмісту',
    ],
  ]
  test.each(links)('%s', (_, part, text) => {
    show(
      <AccountMenu.Root defaultOpen>
        <AccountSidebar.Root defaultOpen>
          <LanguageBadge.Root defaultOpen>{part}</LanguageBadge.Root>
        </AccountSidebar.Root>
      </AccountMenu.Root>,
    )
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('data-router')
    expect(link).toHaveAttribute('data-part')
    expect(link.textContent).toBe(text)
  })

  test('asChild keeps aria-current and closing on selection', async () => {
    const onOpenChange = vi.fn()
    show(
      <AccountMenu.Root defaultOpen onOpenChange={onOpenChange}>
        <AccountMenu.Link asChild current>
          <Router to="#a">Адреси</Router>
        </AccountMenu.Link>
      </AccountMenu.Root>,
    )
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(screen.getByRole('link'))
    expect(onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'select' }))
  })
})

describe('asChild renders a custom trigger', () => {
  const triggers: [string, ReactElement, string][] = [
    [
      'account menu',
      <AccountMenu.Root key="">
        <AccountMenu.Trigger asChild>
          <Own>О</Own>
        </AccountMenu.Trigger>
      </AccountMenu.Root>,
      'О',
    ],
    [
      'account sidebar',
      <AccountSidebar.Root key="" collapseQuery="all">
        <AccountSidebar.Trigger asChild>
          <Own>Адреси</Own>
        </AccountSidebar.Trigger>
      </AccountSidebar.Root>,
      'Адреси',
    ],
    [
      'language badge',
      <LanguageBadge.Root key="">
        <LanguageBadge.Trigger badge="ua" language="українська" asChild>
          <Own />
        </LanguageBadge.Trigger>
      </LanguageBadge.Root>,
      'ua',
    ],
  ]
  test.each(triggers)('%s', async (_, part, text) => {
    show(part)
    const button = document.querySelector('[data-own]')
    expect(button?.textContent).toBe(text)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    if (button) await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('asChild renders a custom element', () => {
  const elements: [string, ReactElement][] = [
    [
      'tab',
      <Tabs.Root key="" defaultValue="one">
        <Tabs.List aria-label="Про товар">
          <Tabs.Tab value="one" asChild>
            <Own>Опис</Own>
          </Tabs.Tab>
        </Tabs.List>
      </Tabs.Root>,
    ],
    [
      'thumbnail',
      <Gallery.Root key="" count={1}>
        <Gallery.Thumbnail index={0} aria-label="Спереду" asChild>
          <Own />
        </Gallery.Thumbnail>
      </Gallery.Root>,
    ],
    [
      'link to a large picture',
      <GalleryZoom.Link key="" href="/large.webp" label="Спереду" asChild>
        <Own />
      </GalleryZoom.Link>,
    ],
    [
      'trigger of a menu of actions',
      <ActionMenu.Root key="">
        <ActionMenu.Trigger asChild>
          <Own>Дії</Own>
        </ActionMenu.Trigger>
      </ActionMenu.Root>,
    ],
    [
      'item of a menu of actions',
      <ActionMenu.Root key="" defaultOpen>
        <ActionMenu.Trigger>Дії</ActionMenu.Trigger>
        <ActionMenu.Content>
          <ActionMenu.Item asChild>
            <Own>Видалити</Own>
          </ActionMenu.Item>
        </ActionMenu.Content>
      </ActionMenu.Root>,
    ],
    [
      'increment of a stepper',
      <QuantityStepper.Root key="">
        <QuantityStepper.Increment asChild>
          <Own>+</Own>
        </QuantityStepper.Increment>
      </QuantityStepper.Root>,
    ],
    [
      'item of an option picker',
      <OptionPicker.Root key="" label="Розмір">
        <OptionPicker.Item value="52" asChild>
          <span data-own="">52</span>
        </OptionPicker.Item>
      </OptionPicker.Root>,
    ],
    [
      'item of a radio group',
      <RadioGroup key="" label="Оплата">
        <RadioGroupItem value="card" title="Картка" asChild>
          <span data-own="" />
        </RadioGroupItem>
      </RadioGroup>,
    ],
    [
      'scroll to top',
      <ScrollToTop key="" asChild>
        <Own />
      </ScrollToTop>,
    ],
    [
      'sign out',
      <AccountMenu.Root key="" defaultOpen>
        <AccountMenu.SignOut asChild>
          <Own>Вийти</Own>
        </AccountMenu.SignOut>
      </AccountMenu.Root>,
    ],
    [
      'trigger and close button of a dialog',
      <Modal.Root key="" defaultName="cart">
        <Modal.Content name="cart">
          <Modal.Title>Кошик</Modal.Title>
          <Modal.Close asChild>
            <Own>Продовжити покупки</Own>
          </Modal.Close>
        </Modal.Content>
      </Modal.Root>,
    ],
  ]
  test.each(elements)('%s', (_, part) => {
    show(part)
    const own = document.querySelector('[data-own]')
    expect(own).toHaveAttribute('data-part')
    expect(document.querySelectorAll(`[data-part="${own?.getAttribute('data-part')}"]`)).toHaveLength(1)
  })

  test('an item around a radio selects it', async () => {
    show(
      <OptionPicker.Root label="Розмір">
        <OptionPicker.Item value="52" asChild>
          <span>52</span>
        </OptionPicker.Item>
      </OptionPicker.Root>,
    )
    await userEvent.click(screen.getByRole('radio'))
    expect(screen.getByRole('radio')).toBeChecked()
  })
})

describe('controlled and uncontrolled values', () => {
  const orders = ['popular', 'cheap'].map(value => ({ value, name: value }))

  test('the sort order of a list', async () => {
    const onChange = vi.fn()
    const { unmount } = show(<SortSelect label="Сортування" options={orders} onValueChange={onChange} />)
    await userEvent.selectOptions(screen.getByRole('combobox'), 'cheap')
    expect(screen.getByRole('combobox')).toHaveValue('cheap')
    unmount()
    show(<SortSelect label="Сортування" options={orders} defaultValue="cheap" />)
    expect(screen.getByRole('combobox')).toHaveValue('cheap')
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['cheap'])
  })

  test('the wishlist toggle of a card', async () => {
    const onChange = vi.fn()
    show(
      <>
        <ProductCard.WishlistToggle product="Траверс" onPressedChange={onChange} />
        <ProductCard.WishlistToggle product="Кряж" pressed={false} onPressedChange={onChange} />
      </>,
    )
    const [own, held] = screen.getAllByRole('button')
    if (!own || !held) throw new Error('expected two toggles')
    await userEvent.click(own)
    await userEvent.click(held)
    expect(own).toHaveAttribute('aria-pressed', 'true')
    expect(held).toHaveAttribute('aria-pressed', 'false')
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([true, true])
  })

  test('the measurements of the size advisor', async () => {
    const measures = [{ name: 'chest', label: 'Груди', min: 80, max: 140 }]
    const onChange = vi.fn()
    show(<SizeAdvisor measures={measures} chart={[]} values={{ chest: '96' }} onValuesChange={onChange} />)
    await userEvent.type(screen.getByRole('textbox'), '5')
    expect(screen.getByRole('textbox')).toHaveValue('96')
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([{ chest: '965' }])
  })
})
