import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { BoxIcon, HomeIcon, PinIcon, TruckIcon } from '../icon/icons.tsx'
import { useShopUi } from '../provider/provider.tsx'
import { Column, exampleLocaleOf, localeFixtures } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import { ListboxField, type ListboxFieldProps, Select } from './index.ts'

const texts = {
  uk: {
    label: 'Куди доставити',
    hint: 'Адресу спитаємо на наступному кроці',
    choose: 'Оберіть спосіб',
    missing: 'Оберіть, куди доставити замовлення',
    carrier: 'Нова пошта',
    branch: 'Відділення',
    branchText: 'До 30 кг, зберігання 7 днів',
    locker: 'Поштомат',
    lockerReason: 'Замовлення важить 26 кг',
    courier: 'Кур’єр',
    courierText: 'Завтра з 9:00 до 18:00',
    own: 'Без перевізника',
    pickup: 'Самовивіз',
    pickupText: 'Полтава, вул. Соборності, 27',
  },
  ru: {
    label: 'Куда доставить',
    hint: 'Адрес спросим на следующем шаге',
    choose: 'Выберите способ',
    missing: 'Выберите, куда доставить заказ',
    carrier: 'Новая почта',
    branch: 'Отделение',
    branchText: 'До 30 кг, хранение 7 дней',
    locker: 'Почтомат',
    lockerReason: 'Заказ весит 26 кг',
    courier: 'Курьер',
    courierText: 'Завтра с 9:00 до 18:00',
    own: 'Без перевозчика',
    pickup: 'Самовывоз',
    pickupText: 'Полтава, ул. Соборности, 27',
  },
  en: {
    label: 'Deliver to',
    hint: 'We ask for the address in the next step',
    choose: 'Choose a method',
    missing: 'Choose where to deliver the order',
    carrier: 'Nova Poshta',
    branch: 'Branch',
    branchText: 'Up to 30 kg, kept for 7 days',
    locker: 'Parcel locker',
    lockerReason: 'The order weighs 26 kg',
    courier: 'Courier',
    courierText: 'Tomorrow from 9:00 to 18:00',
    own: 'Without a carrier',
    pickup: 'Pick up',
    pickupText: '27 Sobornosti St, Poltava',
  },
}
const useTexts = () => {
  const { locale } = useShopUi()
  return texts[exampleLocaleOf(locale)]
}
const textsOf = (globals: Readonly<Record<string, unknown>>) => texts[localeFixtures(globals).locale]

const groupsOf = (t: (typeof texts)['uk']) => [
  {
    label: t.carrier,
    items: [
      { value: 'branch', text: t.branch, detail: t.branchText, icon: <BoxIcon /> },
      { value: 'locker', text: t.locker, icon: <PinIcon />, disabled: true, disabledReason: t.lockerReason },
      { value: 'courier', text: t.courier, detail: t.courierText, icon: <TruckIcon /> },
    ],
  },
  { label: t.own, items: [{ value: 'pickup', text: t.pickup, detail: t.pickupText, icon: <HomeIcon /> }] },
]

interface DestinationProps extends ListboxFieldProps {
  invalid?: boolean
}
function Destination({ label, items, placeholder, hint, invalid = false, ...rest }: DestinationProps) {
  const t = useTexts()
  return (
    <div style={{ minBlockSize: 440 }}>
      <Column>
        <ListboxField
          {...rest}
          key={t.label}
          label={label || t.label}
          items={items.length > 0 ? items : groupsOf(t)}
          placeholder={placeholder || t.choose}
          hint={hint || t.hint}
          error={invalid ? t.missing : rest.error}
        />
      </Column>
    </div>
  )
}

const usage: Usage = {
  when: [
    'For a choice from seven or more options that need a second line, a picture or a reason.',
    'Where the look of the open list has to be that of the shop.',
  ],
  good: {
    text: 'The second line tells what the choice means.',
    Sample: () => (
      <ListboxField
        label="Country"
        defaultValue="ua"
        items={[
          { value: 'ua', text: 'Ukraine', detail: 'Delivery in 1–3 days' },
          { value: 'pl', text: 'Poland', detail: 'Delivery in 4–6 days' },
        ]}
      />
    ),
  },
  bad: {
    text: 'Two options hide behind a press: use radios.',
    Sample: () => (
      <ListboxField
        label="Gift wrapping"
        placeholder="Choose"
        items={[
          { value: 'yes', text: 'Yes' },
          { value: 'no', text: 'No' },
        ]}
      />
    ),
  },
  content: [
    'The label names the field; the placeholder only asks to choose.',
    'Options begin with the word that differs.',
  ],
}

const meta = {
  title: 'Forms/Select',
  tags: ['preview'],
  component: ListboxField,
  args: {
    label: '',
    items: [],
    placeholder: '',
    defaultValue: null,
    required: false,
    readOnly: false,
    disabled: false,
    valid: false,
    onValueChange: fn(),
    onOpenChange: fn(),
  },
  render: args => <Destination {...args} />,
  parameters: { usage },
} satisfies Meta<typeof ListboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Open: Story = {
  tags: ['toolbar'],
  args: { defaultOpen: true, defaultValue: 'branch' },
  // The list is fetched: accessibility is tested with it.
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option')
  },
}
export const OptionsAreDescribed: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    const option = await canvas.findByRole('option', { name: `${t.branch} ${t.branchText}` })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('group', { name: t.own })).toBeVisible()
  },
}
export const Selected: Story = { args: { defaultValue: 'courier', valid: true } }
export const WithError: Story = {
  args: { required: true },
  render: args => <Destination {...args} invalid />,
}
export const ErrorDescribesTheTrigger: Story = {
  ...WithError,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    const trigger = canvas.getByRole('combobox', { name: t.label })
    await expect(trigger).toHaveAccessibleDescription(`${t.missing} ${t.hint}`)
    await expect(trigger).toBeInvalid()
  },
}
export const ReadOnly: Story = { args: { defaultValue: 'branch', readOnly: true } }
export const Disabled: Story = { args: { defaultValue: 'branch', disabled: true } }

/** At the lower edge of a box that clips: the list is above the trigger, and whole. */
function AtTheEdge(props: ListboxFieldProps) {
  return (
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInline: '16px', overflow: 'hidden', blockSize: 110 }}>
      <Destination {...props} />
    </div>
  )
}
export const AboveTheTrigger: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  render: args => <AtTheEdge {...args} />,
}
export const ListIsAboveTheTrigger: Story = {
  ...AboveTheTrigger,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('listbox')
    const { top } = canvas.getByRole('combobox').getBoundingClientRect()
    await waitFor(() => expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(top))
  },
}

function Parts() {
  const t = useTexts()
  return (
    <div style={{ minBlockSize: 440 }}>
      <Column>
        <Select.Root key={t.label} items={groupsOf(t)} defaultOpen>
          <Select.Label>{t.label}</Select.Label>
          <Select.Trigger />
          <Select.Popup>
            {item => (
              <Select.Option key={item.value} item={item}>
                {item.text} →
              </Select.Option>
            )}
          </Select.Popup>
        </Select.Root>
      </Column>
    </div>
  )
}
export const OwnParts: Story = {
  render: () => <Parts />,
}
export const OwnPartsAreNamed: Story = {
  ...OwnParts,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('listbox', { name: textsOf(globals).label })).toBeVisible()
  },
}
