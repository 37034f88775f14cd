import { render, waitFor } from '@testing-library/react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountMenu } from '../account-menu/index.ts'
import { AccountSidebar } from '../account-sidebar/index.ts'
import { ActionMenu } from '../action-menu/index.ts'
import { Button } from '../button/index.ts'
import { Combobox } from '../combobox/index.ts'
import { Field, RadioGroupItem } from '../field/index.ts'
import { Gallery } from '../gallery/index.ts'
import { LanguageBadge } from '../language-badge/index.ts'
import { Modal } from '../modal/index.ts'
import { NewsletterForm } from '../newsletter-form/index.ts'
import { OptionPicker } from '../option-picker/index.ts'
import { Popover } from '../popover/index.ts'
import { Price } from '../price/index.ts'
import { ShopUiProvider } from '../provider/index.ts'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import { Select } from '../select/index.ts'
import { StepList } from '../step-list/index.ts'
import { Tabs } from '../tabs/index.ts'
import { WithLanguage } from '../testing/examples.tsx'
import { Toast } from '../toast/index.ts'
import { Tooltip } from '../tooltip/index.ts'

// React also logs a thrown error to the console; only the message is tested here.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('outside of a provider a component speaks English', () => {
  render(<Price amount={1} was={2} />)
  expect(document.body).toHaveTextContent('Old price: 2New price: 1')
})

test('an inner provider changes only what it is given', () => {
  render(
    <WithLanguage locale="uk">
      <ShopUiProvider currency={{ prefix: '$' }}>
        <Price amount={1} was={2} />
      </ShopUiProvider>
    </WithLanguage>,
  )
  expect(document.body).toHaveTextContent('Стара ціна: $ 2Нова ціна: $ 1')
})

const parts: [name: string, part: ReactElement, remedy: string][] = [
  [
    'QuantityStepper.Input',
    <QuantityStepper.Input key="" />,
    'is outside of <QuantityStepper.Root>, which holds its state. Put it inside <QuantityStepper.Root>;',
  ],
  [
    'OptionPicker.Item',
    <OptionPicker.Item key="" value="52">
      52
    </OptionPicker.Item>,
    'is outside of <OptionPicker.Root>, which holds its state. Put it inside <OptionPicker.Root>;',
  ],
  [
    'LanguageBadge.Content',
    <LanguageBadge.Content key="" />,
    'is outside of <LanguageBadge.Root>, which holds its state. Put it inside <LanguageBadge.Root>;',
  ],
  [
    'Tabs.Panel',
    <Tabs.Panel key="" value="a" />,
    'is outside of <Tabs.Root>, which holds its state. Put it inside <Tabs.Root>;',
  ],
  [
    'Gallery.Slide',
    <Gallery.Slide key="" index={0} />,
    'is outside of <Gallery.Root>, which holds its state. Put it inside <Gallery.Root>;',
  ],
  [
    'Modal.Content',
    <Modal.Content key="" name="cart" />,
    'is outside of <Modal.Root>, which holds its state. Put it inside <Modal.Root>;',
  ],
  [
    'Modal.Title',
    <Modal.Title key="">Кошик</Modal.Title>,
    'is outside of <Modal.Content>, which holds its state. Put it inside <Modal.Content>;',
  ],
  [
    'Modal.Description',
    <Modal.Description key="">Одна куртка</Modal.Description>,
    'is outside of <Modal.Content>, which holds its state. Put it inside <Modal.Content>;',
  ],
  [
    'Toast.Root',
    <Toast.Root key="" />,
    'is outside of <Toast.Region>, which holds its state. Put it inside <Toast.Region>;',
  ],
  [
    'Field.Input',
    <Field.Input key="" />,
    'is outside of <Field.Root>, which holds its state. Put it inside <Field.Root>;',
  ],
  [
    'StepList.Title',
    <StepList.Title key="" />,
    'is outside of <StepList.Item>, which holds its state. Put it inside <StepList.Item>;',
  ],
  [
    'AccountSidebar.Content',
    <AccountSidebar.Content key="" />,
    'is outside of <AccountSidebar.Root>, which holds its state. Put it inside <AccountSidebar.Root>;',
  ],
  [
    'ActionMenu.Content',
    <ActionMenu.Content key="" />,
    'is outside of <ActionMenu.Root>, which holds its state. Put it inside <ActionMenu.Root>;',
  ],
  [
    'Combobox.Input',
    <Combobox.Input key="" />,
    'is outside of <Combobox.Root>, which holds its state. Put it inside <Combobox.Root>;',
  ],
  [
    'Select.Trigger',
    <Select.Trigger key="" />,
    'is outside of <Select.Root>, which holds its state. Put it inside <Select.Root>;',
  ],
  [
    'Popover.Content',
    <Popover.Content key="" />,
    'is outside of <Popover.Root>, which holds its state. Put it inside <Popover.Root>;',
  ],
  [
    'Tooltip.Content',
    <Tooltip.Content key="" />,
    'is outside of <Tooltip.Root>, which holds its state. Put it inside <Tooltip.Root>;',
  ],
  [
    'AccountMenu.Content',
    <AccountMenu.Content key="" />,
    'is outside of <AccountMenu.Root>, which holds its state. Put it inside <AccountMenu.Root>;',
  ],
  [
    'NewsletterForm.Status',
    <NewsletterForm.Status key="" />,
    'is outside of <NewsletterForm.Root>, which holds its state. Put it inside <NewsletterForm.Root>;',
  ],
  [
    'RadioGroupItem',
    <RadioGroupItem key="" value="a" title="A" />,
    'is outside of <RadioGroup>, which holds its state. Put it inside <RadioGroup>;',
  ],
]

test.each(parts)('<%s> without its root throws its name, the reason and the remedy', (name, part, remedy) => {
  const misused = () => render(<WithLanguage locale="uk">{part}</WithLanguage>)
  expect(misused).toThrow(`@shop/ui: <${name}>`)
  expect(misused).toThrow(remedy)
})

test('a locale that is no language tag is named', () => {
  const misused = () =>
    render(
      <ShopUiProvider locale="uk_UA">
        <Price amount={1} />
      </ShopUiProvider>,
    )
  expect(misused).toThrow('@shop/ui: locale="uk_UA" of ShopUiProvider is no language tag')
  expect(misused).toThrow('with hyphens')
})

const nameless: [name: string, part: ReactElement, named: ReactElement][] = [
  [
    'Modal.Content',
    <Modal.Root key="" name="cart">
      <Modal.Content name="cart">Порожньо</Modal.Content>
    </Modal.Root>,
    <Modal.Root key="" name="cart">
      <Modal.Content name="cart">
        <Modal.Title>Кошик</Modal.Title>
      </Modal.Content>
    </Modal.Root>,
  ],
  [
    'Popover.Content',
    <Popover.Root key="" open>
      <Popover.Trigger>Доставка</Popover.Trigger>
      <Popover.Content>Завтра</Popover.Content>
    </Popover.Root>,
    <Popover.Root key="" open>
      <Popover.Trigger>Доставка</Popover.Trigger>
      <Popover.Content>
        <Popover.Title>Доставка</Popover.Title>
      </Popover.Content>
    </Popover.Root>,
  ],
  [
    'Combobox.Input',
    <Combobox.Root key="" items={[]}>
      <Combobox.Input />
    </Combobox.Root>,
    <Combobox.Root key="" items={[]}>
      <Combobox.Label>Місто</Combobox.Label>
      <Combobox.Input />
    </Combobox.Root>,
  ],
  [
    'Select.Trigger',
    <Select.Root key="" items={[]}>
      <Select.Trigger />
    </Select.Root>,
    <Select.Root key="" items={[]}>
      <Select.Trigger aria-label="Спосіб" />
    </Select.Root>,
  ],
]

test.each(nameless)('<%s> without a name is reported in development, with one it is not', async (name, part, named) => {
  const reported = () =>
    vi
      .mocked(console.error)
      .mock.calls.flat()
      .filter(text => String(text).startsWith('@shop/ui:'))
  const { unmount } = render(<WithLanguage locale="uk">{named}</WithLanguage>)
  // A popover is shown once its position is loaded.
  await waitFor(() => expect(document.querySelector('[role="dialog"], [role="combobox"]')).not.toBeNull())
  expect(reported()).toEqual([])
  unmount()
  render(<WithLanguage locale="uk">{part}</WithLanguage>)
  await waitFor(() =>
    expect(reported()).toEqual([expect.stringContaining(`@shop/ui: <${name}> has no accessible name`)]),
  )
})

test.each<[found: string, children: ReactNode]>([
  ['a string', 'два слова'],
  ['a number', 0],
  ['none', null],
  ['none', false],
  ['a list of 2', [<b key="1">два</b>, <b key="2">слова</b>]],
  [
    'a list of 2',
    <Fragment key="">
      <b>два</b> слова
    </Fragment>,
  ],
])('asChild without exactly one element says what it has: %s', (found, children) => {
  expect(() => render(<Button asChild>{children}</Button>)).toThrow(
    `@shop/ui: asChild needs exactly one element as its child, which gets the props of the part, and has ${found}. Wrap the content in one element.`,
  )
})
