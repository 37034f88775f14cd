import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  type ComponentPropsWithRef,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { AccountMenu } from '../account-menu/index.ts'
import { AccountSidebar } from '../account-sidebar/index.ts'
import { CartLine } from '../cart-line/index.ts'
import { Facets } from '../facets/index.ts'
import { LanguageBadge } from '../language-badge/index.ts'
import { OptionPicker } from '../option-picker/index.ts'
import { OrderTimeline } from '../order-timeline/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { SizeAdvisor } from '../size-advisor/index.ts'
import { SkipLink } from '../skip-link/index.ts'
import { SortSelect } from '../sort-select/index.ts'
import { WithLanguage } from '../testing/examples.tsx'
import { partFixtures } from '../testing/part-fixtures.tsx'

const show = (part: ReactNode) => render(<WithLanguage locale="uk">{part}</WithLanguage>)

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

const list = readFileSync(join(import.meta.dirname, '../../docs/components.md'), 'utf8')
/** Parts with `asChild`, as the list of components has them. */
const withAsChild = [...list.matchAll(/^- `([\w.]+)`:.*\n(?: {2}- `(?!asChild).*\n)* {2}- `asChild`/gm)].map(
  ([, name = '']) => name.replace('.', ''),
)

const later = <Value,>(value: Value) => Promise.resolve(value)
/** As the client of server components makes it of an element whose part of the answer arrives later. */
const deferred = (child: unknown) => ({ $$typeof: Symbol.for('react.lazy'), _payload: later(child), _init: use })

/** What React hands over in place of a child. */
const handedOver: Record<string, (child: ReactElement) => unknown> = {
  element: child => child,
  promise: later,
  'deferred element': deferred,
  fragment: child => <>{child}</>,
  'promise of a deferred fragment': child => later(deferred(<Fragment key="">{child}</Fragment>)),
}

type AnyProps = Record<string, unknown>

/** The same tree, in which the part with the probe renders its child. */
function asChildOf(tree: ReactNode, child: unknown): ReactNode {
  if (Array.isArray(tree)) return tree.map(one => asChildOf(one, child))
  if (!isValidElement<AnyProps>(tree)) return tree
  const { children: content } = tree.props
  const children =
    typeof content === 'function'
      ? (...values: unknown[]) => asChildOf(content(...values), child)
      : Array.isArray(content) || isValidElement(content)
        ? asChildOf(content, child)
        : content
  return cloneElement<AnyProps>(
    tree,
    'data-probe' in tree.props ? { asChild: true, href: undefined, children: child } : { children },
  )
}

const probe = { ref: () => {}, className: 'probe', 'data-probe': 'here' }

describe('asChild renders a custom element', () => {
  test('of forty parts and more', () => {
    expect(withAsChild.length).toBeGreaterThan(40)
  })

  test.each(withAsChild)('%s, however React hands it over', async name => {
    for (const [kind, handOver] of Object.entries(handedOver)) {
      const own = name.endsWith('Input') ? <input data-own="" /> : <span data-own="">Олива</span>
      const { unmount } = await act(async () => show(asChildOf(partFixtures[name]?.(probe), handOver(own))))
      // Some parts are shown once their position is loaded.
      await waitFor(() => expect(document.querySelectorAll('[data-own]'), kind).toHaveLength(1))
      expect(document.querySelector('[data-own]'), kind).toHaveAttribute('data-part')
      unmount()
    }
  })

  test('in the HTML of the server, which hydrates', async () => {
    const link = <a href="/olive">Олива</a>
    // What has arrived carries its value, so that it is read at once.
    const arrived = { ...deferred(link), _payload: Object.assign(later(link), { status: 'fulfilled', value: link }) }
    const page = <WithLanguage locale="uk">{asChildOf(partFixtures.Button?.(probe), arrived)}</WithLanguage>
    const root = document.createElement('main')
    root.innerHTML = renderToString(page)
    const sent = root.querySelector('a')
    expect(sent).toHaveAttribute('data-scope', 'button')
    const onRecoverableError = vi.fn()
    const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
    expect(root.querySelector('a')).toBe(sent)
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => hydrated.unmount())
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
