import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountMenu } from '../account-menu/index.ts'
import { AccountSidebar } from '../account-sidebar/index.ts'
import { ActionMenu } from '../action-menu/index.ts'
import { Button } from '../button/index.ts'
import { Field, RadioGroupItem } from '../field/index.ts'
import { Gallery } from '../gallery/index.ts'
import { LanguageBadge } from '../language-badge/index.ts'
import { Modal } from '../modal/index.ts'
import { NewsletterForm } from '../newsletter-form/index.ts'
import { OptionPicker } from '../option-picker/index.ts'
import { Price } from '../price/index.ts'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import { StepList } from '../step-list/index.ts'
import { Tabs } from '../tabs/index.ts'
import { WithLanguage } from '../testing/examples.tsx'

// React also logs a thrown error to the console; only the message is tested here.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('outside of a provider a component throws how to wrap the page', () => {
  expect(() => render(<Price amount={1} />)).toThrow('Wrap the page in <ShopUiProvider locale="uk" messages={uk}>.')
})

const parts: [name: string, part: ReactElement, remedy: string][] = [
  ['QuantityStepper.Input', <QuantityStepper.Input key="" />, 'must be used inside <QuantityStepper.Root>.'],
  [
    'OptionPicker.Item',
    <OptionPicker.Item key="" value="52">
      52
    </OptionPicker.Item>,
    'must be used inside <OptionPicker.Root>.',
  ],
  ['LanguageBadge.List', <LanguageBadge.List key="" />, 'must be used inside <LanguageBadge.Root>.'],
  ['Tabs.Panel', <Tabs.Panel key="" value="a" />, 'must be used inside <Tabs.Root>.'],
  ['Gallery.Slide', <Gallery.Slide key="" index={0} />, 'must be used inside <Gallery.Root>.'],
  ['Modal.Content', <Modal.Content key="" name="cart" />, 'must be used inside <Modal.Root>.'],
  ['Field.Input', <Field.Input key="" />, 'must be used inside <Field.Root>.'],
  ['StepList.Title', <StepList.Title key="" />, 'must be used inside <StepList.Step>.'],
  ['AccountSidebar.List', <AccountSidebar.List key="" />, 'must be used inside <AccountSidebar.Root>.'],
  ['ActionMenu.Content', <ActionMenu.Content key="" />, 'must be used inside <ActionMenu.Root>.'],
  ['AccountMenu.List', <AccountMenu.List key="" />, 'must be used inside <AccountMenu.Root>.'],
  ['NewsletterForm.Status', <NewsletterForm.Status key="" />, 'must be used inside <NewsletterForm.Root>.'],
  ['RadioGroupItem', <RadioGroupItem key="" value="a" title="A" />, 'must be used inside <RadioGroup>.'],
]

test.each(parts)('<%s> without its root throws its name and the remedy', (name, part, remedy) => {
  const misused = () => render(<WithLanguage locale="uk">{part}</WithLanguage>)
  expect(misused).toThrow(`@shop/ui: <${name}>`)
  expect(misused).toThrow(remedy)
})

test('asChild without exactly one element throws', () => {
  expect(() => render(<Button asChild>два слова</Button>)).toThrow('Wrap the content in one element.')
})
