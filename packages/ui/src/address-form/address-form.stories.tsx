import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useShopUi } from '../provider/provider.tsx'
import { exampleLocaleOf, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { type AddressField, AddressForm, type AddressFormRootProps, addressFields } from './index.ts'

const states = [
  { value: 'CA', text: 'California' },
  { value: 'NY', text: 'New York' },
]
const american = addressFields('US').map(field => (field.name === 'state' ? { ...field, options: states } : field))

type PlaygroundArgs = AddressFormRootProps & { country: 'UA' | 'US' }

function Address({ country, ...root }: PlaygroundArgs) {
  const { cities } = useExampleLists()
  const texts = useExampleTexts()
  const ukrainian = addressFields('UA').map(
    (field): AddressField =>
      field.name === 'city'
        ? {
            ...field,
            valueName: 'cityRef',
            popularOptions: cities.slice(0, 3),
            load: async query => cities.filter(({ text }) => text.toLowerCase().startsWith(query.toLowerCase())),
          }
        : field,
  )
  return (
    <div style={{ maxInlineSize: 720 }}>
      <AddressForm.Root
        key={country}
        aria-label={texts.addresses}
        {...root}
        fields={country === 'US' ? american : ukrainian}
      />
    </div>
  )
}

const short = addressFields('US').filter(({ name }) => ['name', 'street', 'zip'].includes(name))

const usage: Usage = {
  when: ['For an address that is delivered to.', 'For shops in several countries: the fields follow the country.'],
  good: {
    text: 'The labels that the country’s people know, in the order of its envelopes.',
    Sample: () => (
      <AddressForm.Root aria-label="Shipping address" fields={short}>
        {short.map(({ name }) => (
          <AddressForm.Field key={name} name={name} />
        ))}
      </AddressForm.Root>
    ),
  },
  bad: {
    text: 'One field for everything cannot be filled in by the browser, nor checked.',
    Sample: () => (
      <AddressForm.Root aria-label="Whole address" fields={[{ name: 'all', label: 'Address', autoComplete: 'off' }]}>
        <AddressForm.Field name="all" />
      </AddressForm.Root>
    ),
  },
  content: ['Ask only for what the parcel needs.', 'Mark what is optional, not what is required.'],
}

const meta = {
  title: 'Forms/Address form',
  tags: ['preview'],
  component: AddressForm.Root,
  args: { country: 'UA', fields: addressFields('UA'), disabled: false, section: 'shipping', onValuesChange: () => {} },
  argTypes: { country: { control: 'inline-radio', options: ['UA', 'US'] } },
  render: args => <Address {...args} />,
  parameters: { usage },
} satisfies Meta<PlaygroundArgs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const TypesWithTokens: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { addressForm: labels } = localeFixtures(globals).messages
    const street = canvas.getByRole('textbox', { name: labels.street })
    await userEvent.type(street, 'A')
    await expect(street).toHaveValue('A')
    await expect(street).toHaveAttribute('autocomplete', 'shipping address-line1')
  },
}
export const Filled: Story = {
  tags: ['toolbar'],
  args: {
    defaultValues: { phone: '+380 67 123 45 67', house: '12/3', apartment: '45', postalCode: '39600' },
    valid: ['name', 'city', 'street', 'house'],
  },
  render: args => <WithAddress {...args} />,
}
export const Errors: Story = {
  args: { defaultValues: { house: '12/3' } },
  render: args => <WithErrors {...args} />,
}
export const ErrorsDescribeFields: Story = {
  ...Errors,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const street = canvas.getByRole('textbox', { name: messages.addressForm.street })
    await expect(street).toHaveAccessibleDescription(texts.required)
    await expect(street).toHaveAttribute('aria-invalid', 'true')
  },
}
/** State, ZIP code and address lines; the browser fills them in by their tokens. */
export const UnitedStates: Story = {
  args: { country: 'US' },
  globals: { locale: 'en' },
}
export const UnitedStatesHasTokens: Story = {
  ...UnitedStates,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'NY')
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toHaveAttribute(
      'autocomplete',
      'shipping postal-code',
    )
  },
}
export const Disabled: Story = { args: { disabled: true } }

const addresses = {
  uk: { name: 'Олександр Коваленко', region: 'Полтавська область', city: 'Кременчук', street: 'вул. Соборна' },
  ru: { name: 'Александр Коваленко', region: 'Полтавская область', city: 'Кременчуг', street: 'ул. Соборная' },
  en: { name: 'Oleksandr Kovalenko', region: 'Poltava region', city: 'Kremenchuk', street: 'Soborna St' },
} as const

function WithAddress({ defaultValues, ...args }: PlaygroundArgs) {
  const address = addresses[exampleLocaleOf(useShopUi().locale)]
  return <Address {...args} defaultValues={{ ...defaultValues, ...address }} />
}

function WithErrors(args: PlaygroundArgs) {
  const { required } = useExampleTexts()
  return <Address {...args} errors={{ name: required, city: required, street: required }} />
}
