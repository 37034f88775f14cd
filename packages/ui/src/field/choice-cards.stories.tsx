import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BoxIcon, EditIcon, HomeIcon, PinIcon, TruckIcon } from '../icon/icons.tsx'
import { Price } from '../price/price.tsx'
import { useShopUi } from '../provider/provider.tsx'
import { Column, exampleLocaleOf, localeFixtures } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import {
  CheckboxGroup,
  CheckboxGroupItem,
  type CheckboxGroupProps,
  RadioGroup,
  RadioGroupItem,
  type RadioGroupProps,
} from './index.ts'

const texts = {
  uk: {
    delivery: 'Спосіб доставки',
    deliveryHint: 'Кур’єр телефонує за годину до приїзду',
    deliveryMissing: 'Оберіть спосіб доставки',
    branch: 'Відділення',
    branchText: 'До 30 кг, зберігання 7 днів',
    locker: 'Поштомат',
    lockerText: 'До 20 кг, цілодобово',
    lockerReason: 'Замовлення важить 26 кг',
    courier: 'Кур’єр',
    courierText: 'Завтра з 9:00 до 18:00',
    pickup: 'Самовивіз',
    pickupText: 'Полтава, вул. Соборності, 27',
    free: 'безкоштовно',
    extras: 'Додаткові послуги',
    extrasMissing: 'Оберіть хоча б одну послугу',
    logo: 'Вишивка логотипа',
    logoText: 'До 12 × 12 см, на грудях або на спині',
    hem: 'Підгонка довжини',
    hemText: 'За вашою міркою, 2 дні',
    boxing: 'Пакування за працівниками',
    boxingText: 'Окремий пакет з іменем',
    boxingReason: 'Для замовлень від 10 комплектів',
  },
  ru: {
    delivery: 'Способ доставки',
    deliveryHint: 'Курьер звонит за час до приезда',
    deliveryMissing: 'Выберите способ доставки',
    branch: 'Отделение',
    branchText: 'До 30 кг, хранение 7 дней',
    locker: 'Почтомат',
    lockerText: 'До 20 кг, круглосуточно',
    lockerReason: 'Заказ весит 26 кг',
    courier: 'Курьер',
    courierText: 'Завтра с 9:00 до 18:00',
    pickup: 'Самовывоз',
    pickupText: 'Полтава, ул. Соборности, 27',
    free: 'бесплатно',
    extras: 'Дополнительные услуги',
    extrasMissing: 'Выберите хотя бы одну услугу',
    logo: 'Вышивка логотипа',
    logoText: 'До 12 × 12 см, на груди или на спине',
    hem: 'Подгонка длины',
    hemText: 'По вашей мерке, 2 дня',
    boxing: 'Упаковка по работникам',
    boxingText: 'Отдельный пакет с именем',
    boxingReason: 'Для заказов от 10 комплектов',
  },
  en: {
    delivery: 'Delivery method',
    deliveryHint: 'The courier calls an hour before',
    deliveryMissing: 'Choose a delivery method',
    branch: 'Branch',
    branchText: 'Up to 30 kg, kept for 7 days',
    locker: 'Parcel locker',
    lockerText: 'Up to 20 kg, 24/7',
    lockerReason: 'The order weighs 26 kg',
    courier: 'Courier',
    courierText: 'Tomorrow from 9:00 to 18:00',
    pickup: 'Pick up',
    pickupText: '27 Sobornosti St, Poltava',
    free: 'free',
    extras: 'Extra services',
    extrasMissing: 'Choose at least one service',
    logo: 'Embroidered logo',
    logoText: 'Up to 12 × 12 cm, on the chest or the back',
    hem: 'Hemming',
    hemText: 'To your measure, 2 days',
    boxing: 'Packed by worker',
    boxingText: 'A bag of their own with the name on it',
    boxingReason: 'For orders of 10 sets or more',
  },
}
const useTexts = () => {
  const { locale } = useShopUi()
  return texts[exampleLocaleOf(locale)]
}

function Delivery({ label, ...rest }: RadioGroupProps) {
  const t = useTexts()
  return (
    <Column width={720}>
      <RadioGroup {...rest} label={label || t.delivery}>
        <RadioGroupItem
          value="branch"
          icon={<BoxIcon />}
          title={t.branch}
          description={t.branchText}
          aside={<Price amount={95} size="small" />}
        />
        <RadioGroupItem
          value="locker"
          icon={<PinIcon />}
          title={t.locker}
          description={t.lockerText}
          disabled
          disabledReason={t.lockerReason}
          aside={<Price amount={70} size="small" />}
        />
        <RadioGroupItem
          value="courier"
          icon={<TruckIcon />}
          title={t.courier}
          description={t.courierText}
          aside={<Price amount={140} size="small" />}
        />
        <RadioGroupItem value="pickup" icon={<HomeIcon />} title={t.pickup} description={t.pickupText} aside={t.free} />
      </RadioGroup>
    </Column>
  )
}

const usage: Usage = {
  when: [
    'For two to six options that are compared by price, day or condition: delivery, payment, extra services.',
    'Where an option that is not available has to say why.',
  ],
  good: {
    text: 'What differs stands at the same place of every card.',
    Sample: () => (
      <RadioGroup label="Delivery method" layout="grid" defaultValue="branch">
        <RadioGroupItem value="branch" title="Branch" description="Kept for 7 days" aside="95 ₴" />
        <RadioGroupItem value="courier" title="Courier" description="Tomorrow from 9:00" aside="140 ₴" />
      </RadioGroup>
    ),
  },
  bad: {
    text: 'Cards without anything to compare only take room: use plain radios or a select.',
    Sample: () => (
      <RadioGroup label="Title" layout="grid" defaultValue="ms">
        <RadioGroupItem value="ms" title="Ms" />
        <RadioGroupItem value="mr" title="Mr" />
      </RadioGroup>
    ),
  },
  content: [
    'A title of one to three words.',
    'One line of description.',
    'The reason replaces nothing: it comes in addition.',
  ],
}

/**
 * Native radios or checkboxes in a fieldset, each a card that is their label. The reason of a disabled card is part of its name; the
 * error is associated with the group. Not for options without anything to compare: use plain radios, checkboxes or a select.
 */
const meta = {
  title: 'Forms/Choice cards',
  component: RadioGroup,
  subcomponents: { CheckboxGroup },
  args: { label: '', layout: 'grid', defaultValue: 'branch', required: true, disabled: false, onValueChange: fn() },
  render: args => <Delivery {...args} />,
  parameters: { usage },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

const textsOf = (globals: Readonly<Record<string, unknown>>) => texts[localeFixtures(globals).locale]

export const Playground: Story = { tags: ['toolbar'] }
export const PressSelects: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals)
    const courier = canvas.getByRole('radio', { name: new RegExp(t.courier) })
    await userEvent.click(courier)
    await expect(courier).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('courier', expect.objectContaining({ reason: 'select' }))
    await expect(canvas.getByRole('radio', { name: new RegExp(t.lockerReason) })).toBeDisabled()
  },
}

/** Full-width rows in one frame: the default. */
export const Rows: Story = { args: { layout: 'rows' } }

function WithProblem(props: RadioGroupProps) {
  const t = useTexts()
  return <Delivery {...props} error={t.deliveryMissing} hint={t.deliveryHint} />
}
export const NothingChosen: Story = {
  args: { defaultValue: null },
  render: args => <WithProblem {...args} />,
}
export const ErrorAndHintDescribeTheGroup: Story = {
  ...NothingChosen,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    await expect(canvas.getByRole('radiogroup', { name: t.delivery })).toHaveAccessibleDescription(
      `${t.deliveryMissing} ${t.deliveryHint}`,
    )
  },
}
export const Disabled: Story = { args: { disabled: true } }

function Extras(props: Partial<CheckboxGroupProps>) {
  const t = useTexts()
  return (
    <Column width={720}>
      <CheckboxGroup layout="grid" {...props} label={t.extras}>
        <CheckboxGroupItem
          value="logo"
          icon={<EditIcon />}
          title={t.logo}
          description={t.logoText}
          aside={<Price amount={180} size="small" from />}
        />
        <CheckboxGroupItem
          value="hem"
          title={t.hem}
          description={t.hemText}
          aside={<Price amount={90} size="small" />}
        />
        <CheckboxGroupItem
          value="boxing"
          icon={<BoxIcon />}
          title={t.boxing}
          description={t.boxingText}
          disabled
          disabledReason={t.boxingReason}
          aside={t.free}
        />
      </CheckboxGroup>
    </Column>
  )
}
export const Checkboxes: Story = {
  render: () => <Extras defaultValue={['logo']} />,
}
export const SeveralCanBeChosen: Story = {
  ...Checkboxes,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    const hem = canvas.getByRole('checkbox', { name: new RegExp(t.hem) })
    await userEvent.click(canvas.getByText(t.hem))
    await expect(hem).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: new RegExp(t.logo) })).toBeChecked()
  },
}
export const CheckboxRows: Story = { render: () => <Extras layout="rows" defaultValue={['hem']} /> }

function ExtrasMissing() {
  return <Extras error={useTexts().extrasMissing} />
}
export const CheckboxesWithError: Story = {
  render: () => <ExtrasMissing />,
}
export const ErrorDescribesTheCheckboxes: Story = {
  ...CheckboxesWithError,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals)
    await expect(canvas.getByRole('group', { name: t.extras })).toHaveAccessibleDescription(t.extrasMissing)
    await expect(canvas.getByRole('checkbox', { name: new RegExp(t.logo) })).toBeInvalid()
  },
}
