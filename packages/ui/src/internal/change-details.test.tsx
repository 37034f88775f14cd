import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import * as ui from '../index.ts'
import { WithLanguage } from '../testing/examples.tsx'

// The rule of every change callback: the new value, a reason, the DOM event, and `cancel()`, after which the part is as before.

interface Part {
  /** The part with its change callback; `controlled`: with its value fixed. */
  show: (onChange: (value: unknown, details: ui.ChangeDetails) => void, controlled: boolean) => ReactElement
  change: () => Promise<unknown> | unknown
  reason: string
  /** What shows whether it changed. */
  state: () => unknown
}

const radio = (name: string) => screen.getByRole('radio', { name })
const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const text = () => screen.getByRole<HTMLInputElement>('textbox').value
const expanded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const parts: Readonly<Record<string, Part>> = {
  'rating histogram': {
    show: (onChange, controlled) => (
      <ui.RatingHistogram.Root
        counts={[{ grade: 5, count: 2 }]}
        onValueChange={onChange}
        {...(controlled && { value: null })}
      >
        <ui.RatingHistogram.Items />
      </ui.RatingHistogram.Root>
    ),
    change: () => press('Бездоганно 2'),
    reason: 'press',
    state: () => screen.getByRole('button').getAttribute('aria-pressed'),
  },
  upload: {
    show: (onChange, controlled) => {
      const files = [{ id: 1, name: 'шов.jpg', status: 'uploaded' }] as const
      return (
        <ui.Upload.Root onFilesChange={onChange} {...(controlled ? { files } : { defaultFiles: files })}>
          <ui.Upload.Trigger />
          <ui.Upload.Items />
        </ui.Upload.Root>
      )
    },
    change: () => press('Прибрати шов.jpg'),
    reason: 'remove',
    state: () => screen.queryAllByRole('listitem').length,
  },
  'address form': {
    show: (onChange, controlled) => (
      <ui.AddressForm.Root
        fields={[{ name: 'house', required: true }]}
        onValuesChange={onChange}
        {...(controlled && { values: {} })}
      />
    ),
    change: () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '5' } }),
    reason: 'input',
    state: text,
  },
  'account menu': {
    show: (onChange, controlled) => (
      <ui.AccountMenu.Root onOpenChange={onChange} {...(controlled && { open: false })}>
        <ui.AccountMenu.Trigger aria-label="Акаунт" />
      </ui.AccountMenu.Root>
    ),
    change: () => press('Акаунт'),
    reason: 'press',
    state: () => expanded('Акаунт'),
  },
  'account sidebar': {
    show: (onChange, controlled) => (
      <ui.AccountSidebar.Root collapseQuery="all" onOpenChange={onChange} {...(controlled && { open: false })}>
        <ui.AccountSidebar.Trigger hidden={false}>Адреси</ui.AccountSidebar.Trigger>
      </ui.AccountSidebar.Root>
    ),
    change: () => fireEvent.click(screen.getByText('Адреси')),
    reason: 'press',
    state: () => screen.getByText('Адреси').getAttribute('aria-expanded'),
  },
  'language badge': {
    show: (onChange, controlled) => (
      <ui.LanguageBadge.Root onOpenChange={onChange} {...(controlled && { open: false })}>
        <ui.LanguageBadge.Trigger badge="ua" language="українська" aria-label="Мова" />
      </ui.LanguageBadge.Root>
    ),
    change: () => press('Мова'),
    reason: 'press',
    state: () => expanded('Мова'),
  },
  'checkbox group': {
    show: (onChange, controlled) => (
      <ui.CheckboxGroup label="Послуги" onValueChange={onChange} {...(controlled && { value: [] })}>
        <ui.CheckboxGroupItem value="hem" title="Підгонка" />
      </ui.CheckboxGroup>
    ),
    change: () => userEvent.click(box()),
    reason: 'press',
    state: () => box().checked,
  },
  'date field': {
    show: (onChange, controlled) => (
      <ui.DateField label="Дата" name="date" onValueChange={onChange} {...(controlled && { value: null })} />
    ),
    change: () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '05.03.2026' } }),
    reason: 'input',
    state: () => document.querySelector('input[type="hidden"]')?.getAttribute('value') ?? '',
  },
  popover: {
    show: (onChange, controlled) => (
      <ui.Popover.Root onOpenChange={onChange} {...(controlled && { open: false })}>
        <ui.Popover.Trigger>Доставка</ui.Popover.Trigger>
      </ui.Popover.Root>
    ),
    change: () => press('Доставка'),
    reason: 'press',
    state: () => expanded('Доставка'),
  },
  tooltip: {
    show: (onChange, controlled) => (
      <ui.Tooltip.Root onOpenChange={onChange} {...(controlled && { open: false })}>
        <ui.Tooltip.Trigger>Порівняти</ui.Tooltip.Trigger>
        <ui.Tooltip.Content>До чотирьох товарів</ui.Tooltip.Content>
      </ui.Tooltip.Root>
    ),
    change: async () => {
      // Fetched before, so that nothing is left to wait for.
      await import('../internal/popup-position.tsx')
      await userEvent.tab()
      await act(async () => {})
    },
    reason: 'focus',
    state: () => screen.queryByRole('tooltip') !== null,
  },
  select: {
    show: (onChange, controlled) => (
      <ui.ListboxField
        label="Місто"
        placeholder="Оберіть"
        items={[{ value: 'odesa', text: 'Одеса' }]}
        onValueChange={onChange}
        {...(controlled && { value: null })}
      />
    ),
    change: async () => {
      await userEvent.click(screen.getByRole('combobox'))
      await userEvent.click(await screen.findByRole('option', { name: 'Одеса' }))
    },
    reason: 'select',
    state: () => screen.getByRole('combobox').textContent,
  },
  'action menu': {
    show: (onChange, controlled) => (
      <ui.ActionMenu.Root onOpenChange={onChange} {...(controlled && { open: false })}>
        <ui.ActionMenu.Trigger>Дії</ui.ActionMenu.Trigger>
      </ui.ActionMenu.Root>
    ),
    change: () => press('Дії'),
    reason: 'press',
    state: () => expanded('Дії'),
  },
  'opened dialog': {
    show: (onChange, controlled) => (
      <ui.Modal.Root onNameChange={onChange} {...(controlled && { name: null })}>
        <ui.Modal.Trigger name="cart">Кошик</ui.Modal.Trigger>
        <ui.Modal.Content name="cart">
          <ui.Modal.Title>Ваш кошик</ui.Modal.Title>
        </ui.Modal.Content>
      </ui.Modal.Root>
    ),
    change: () => fireEvent.click(screen.getByText('Кошик')),
    reason: 'trigger',
    state: () => screen.queryByRole('dialog') !== null,
  },
  'closed dialog': {
    show: (onChange, controlled) => (
      <ui.Modal.Root onNameChange={onChange} {...(controlled ? { name: 'cart' } : { defaultName: 'cart' })}>
        <ui.Modal.Content name="cart">
          <ui.Modal.Title>Ваш кошик</ui.Modal.Title>
          <ui.Modal.Close />
        </ui.Modal.Content>
      </ui.Modal.Root>
    ),
    change: () => fireEvent.click(screen.getByRole('button', { name: 'Закрити' })),
    reason: 'close',
    state: () => screen.queryByRole('dialog') !== null,
  },
  toast: {
    show: (onChange, controlled) => (
      <ui.Toast.Region>
        <ui.Toast.Root onOpenChange={onChange} {...(controlled && { open: true })}>
          <ui.Toast.Description>Додано</ui.Toast.Description>
          <ui.Toast.Close />
        </ui.Toast.Root>
      </ui.Toast.Region>
    ),
    change: () => fireEvent.click(screen.getByRole('button', { name: 'Закрити сповіщення' })),
    reason: 'close',
    state: () => document.querySelector('[data-scope="toast"][data-part="root"]')?.getAttribute('data-state'),
  },
  tabs: {
    show: (onChange, controlled) => (
      <ui.Tabs.Root defaultValue="one" onValueChange={onChange} {...(controlled && { value: 'one' })}>
        <ui.Tabs.List aria-label="Про товар">
          <ui.Tabs.Tab value="one">Опис</ui.Tabs.Tab>
          <ui.Tabs.Tab value="two">Відгуки</ui.Tabs.Tab>
        </ui.Tabs.List>
      </ui.Tabs.Root>
    ),
    change: () => fireEvent.keyDown(screen.getByRole('tab', { name: 'Відгуки' }), { key: ' ' }),
    reason: 'key',
    state: () => [screen.getByRole('tab', { name: 'Відгуки' }).ariaSelected, location.hash],
  },
  gallery: {
    show: (onChange, controlled) => (
      <ui.Gallery.Root count={2} onIndexChange={onChange} {...(controlled && { index: 0 })}>
        <ui.Gallery.Next />
      </ui.Gallery.Root>
    ),
    change: () => press('Наступне зображення'),
    reason: 'button',
    state: () => screen.getByRole<HTMLButtonElement>('button').disabled,
  },
  'zoom level': {
    show: (onChange, controlled) => <ui.GalleryZoom.View onLevelChange={onChange} {...(controlled && { level: 1 })} />,
    change: () => press('Наблизити'),
    reason: 'button',
    state: () => document.querySelector('[data-part="view"]')?.getAttribute('data-level'),
  },
  'quantity stepper': {
    show: (onChange, controlled) => (
      <ui.QuantityStepper.Root onValueChange={onChange} {...(controlled && { value: 1 })} />
    ),
    change: () => fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowUp' }),
    reason: 'key',
    state: () => screen.getByRole<HTMLInputElement>('spinbutton').value,
  },
  'quantities of sizes': {
    show: (onChange, controlled) => (
      <ui.SizeQuantityTable
        caption="Розміри"
        headers={{ size: 'Розмір', quantity: 'Кількість' }}
        rows={[{ id: 'a', size: '52', note: '', max: 5 }]}
        onValueChange={onChange}
        {...(controlled && { value: {} })}
      />
    ),
    change: () => fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowUp' }),
    reason: 'key',
    state: () => screen.getByRole<HTMLInputElement>('spinbutton').value,
  },
  checkbox: {
    show: (onChange, controlled) => (
      <ui.CheckboxField label="Згода" onCheckedChange={onChange} {...(controlled && { checked: false })} />
    ),
    change: () => userEvent.click(box()),
    reason: 'press',
    state: () => box().checked,
  },
  'text field': {
    show: (onChange, controlled) => (
      <ui.TextField
        label="Місто"
        onValueChange={onChange}
        {...(controlled ? { value: 'Ки' } : { defaultValue: 'Ки' })}
      />
    ),
    change: () => userEvent.type(screen.getByRole('textbox'), 'ї'),
    reason: 'input',
    state: text,
  },
  'text area': {
    show: (onChange, controlled) => (
      <ui.TextareaField label="Відгук" max={10} onValueChange={onChange} {...(controlled && { value: '' })} />
    ),
    change: () => userEvent.type(screen.getByRole('textbox'), 'Д'),
    reason: 'input',
    state: () => [text(), document.querySelector('[data-part="counter"]')?.textContent],
  },
  'phone field': {
    show: (onChange, controlled) => (
      <ui.PhoneField label="Телефон" onValueChange={onChange} {...(controlled && { value: '' })} />
    ),
    change: () => userEvent.type(screen.getByRole('textbox'), '0'),
    reason: 'input',
    state: text,
  },
  'password field': {
    show: (onChange, controlled) => (
      <ui.PasswordField label="Пароль" onValueChange={onChange} {...(controlled && { value: '' })} />
    ),
    change: () => userEvent.type(screen.getByLabelText('Пароль'), 's'),
    reason: 'input',
    state: () => screen.getByLabelText<HTMLInputElement>('Пароль').value,
  },
  'select field': {
    show: (onChange, controlled) => (
      <ui.SelectField label="Оплата" onValueChange={onChange} {...(controlled && { value: 'card' })}>
        <option value="card">Картка</option>
        <option value="cash">Готівка</option>
      </ui.SelectField>
    ),
    change: () => userEvent.selectOptions(screen.getByRole('combobox'), 'cash'),
    reason: 'input',
    state: () => screen.getByRole<HTMLSelectElement>('combobox').value,
  },
  'radio group': {
    show: (onChange, controlled) => (
      <ui.RadioGroup label="Оплата" onValueChange={onChange} {...(controlled && { value: null })}>
        <ui.RadioGroupItem value="card" title="Картка" />
      </ui.RadioGroup>
    ),
    change: () => userEvent.click(radio('Картка')),
    reason: 'select',
    state: () => screen.getByRole<HTMLInputElement>('radio').checked,
  },
  'option picker': {
    show: (onChange, controlled) => (
      <ui.OptionPicker.Root label="Розмір" onValueChange={onChange} {...(controlled && { value: null })}>
        <ui.OptionPicker.Item value="52">52</ui.OptionPicker.Item>
      </ui.OptionPicker.Root>
    ),
    change: () => userEvent.click(radio('52')),
    reason: 'select',
    state: () => screen.getByRole<HTMLInputElement>('radio').checked,
  },
  'grade of a review': {
    show: (onChange, controlled) => <ui.GradeInput onValueChange={onChange} {...(controlled && { value: null })} />,
    change: () => userEvent.click(radio('4: Чудово')),
    reason: 'select',
    state: () => screen.getByRole<HTMLInputElement>('radio', { name: '4: Чудово' }).checked,
  },
  'sort order': {
    show: (onChange, controlled) => (
      <ui.SortSelect
        label="Сортування"
        options={['popular', 'cheap'].map(value => ({ value, name: value }))}
        onValueChange={onChange}
        {...(controlled && { value: 'popular' })}
      />
    ),
    change: () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'cheap' } }),
    reason: 'select',
    // Controlled, the choice is shown until the parent answers.
    state: () => screen.getByRole<HTMLSelectElement>('combobox').value,
  },
  'options of a filter': {
    show: (onChange, controlled) => (
      <ui.Facets.Options
        legend="Розмір"
        options={[{ value: '52', text: '52' }]}
        onValueChange={onChange}
        {...(controlled && { value: [] })}
      />
    ),
    change: () => userEvent.click(box()),
    reason: 'select',
    state: () => box().checked,
  },
  'range of a filter': {
    show: (onChange, controlled) => (
      <ui.Facets.Range
        legend="Ціна"
        bounds={[0, 900]}
        onValueChange={onChange}
        {...(controlled && { value: [null, null] })}
      />
    ),
    change: async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Ціна, від' }), '100')
      await userEvent.keyboard('{Enter}')
    },
    reason: 'input',
    state: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ціна, від' }).value,
  },
  'measurements of the size advisor': {
    show: (onChange, controlled) => (
      <ui.SizeAdvisor
        measures={[{ name: 'chest', label: 'Груди', min: 80, max: 140 }]}
        chart={[]}
        onValuesChange={onChange}
        {...(controlled && { values: {} })}
      />
    ),
    change: () => userEvent.type(screen.getByRole('textbox'), '9'),
    reason: 'input',
    state: text,
  },
  'wishlist toggle': {
    show: (onChange, controlled) => (
      <ui.ProductCard.WishlistToggle
        product="Траверс"
        onPressedChange={onChange}
        {...(controlled && { pressed: false })}
      />
    ),
    change: () => userEvent.click(screen.getByRole('button')),
    reason: 'press',
    state: () => screen.getByRole('button').ariaPressed,
  },
}

describe.each(Object.entries(parts))('%s', (_, { show, change, reason, state }) => {
  test('says why it changes and by which event', async () => {
    const onChange = vi.fn<(value: unknown, details: ui.ChangeDetails) => void>()
    render(<WithLanguage locale="uk">{show(onChange, false)}</WithLanguage>)
    const before = state()
    await change()
    expect(onChange).toHaveBeenCalledOnce()
    const [, details] = onChange.mock.calls[0] ?? []
    expect(details?.reason).toBe(reason)
    expect(details?.event).toBeInstanceOf(Event)
    expect(state()).not.toEqual(before)
    history.replaceState(null, '', '/')
  })

  test.each([
    ['uncontrolled', false],
    ['controlled', true],
  ])('%s it stays as it is when the change is cancelled', async (_, controlled) => {
    const onChange = vi.fn((_: unknown, { cancel }: ui.ChangeDetails) => cancel())
    render(<WithLanguage locale="uk">{show(onChange, controlled)}</WithLanguage>)
    const before = state()
    await change()
    expect(onChange).toHaveBeenCalledOnce()
    expect(state()).toEqual(before)
  })
})
