import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AlertIcon,
  Button,
  EmailField,
  ErrorSummary,
  PhoneField,
  Price,
  QuantityStepper,
  TextField,
} from '../../packages/ui/src/index.ts'
import { productsIn, useExampleTexts } from '../flows/products.ts'
import * as cart from './cart.css.ts'
import { fieldGrid, row } from './layout.css.ts'
import { Pattern } from './pattern.tsx'
import * as css from './states.css.ts'
import { templateParameters } from './template.ts'
import { usePageLocale, usePageWords } from './words/index.ts'

/** Wrong fields, a failure of the server and a rule that was not met: three kinds that look different. */
function FormErrors() {
  const texts = useExampleTexts()
  const { errors } = usePageWords()
  return (
    <main className={css.page}>
      <h1 data-text="h1">{errors.title}</h1>
      <Pattern title={errors.fieldsTitle}>
        <WrongFields />
      </Pattern>
      <Pattern title={errors.failureTitle}>
        <div className={cart.notice} role="alert">
          <p className={css.failure}>
            <AlertIcon />
            {errors.server}
          </p>
          <Button>{texts.again}</Button>
        </div>
      </Pattern>
      <Pattern title={errors.limitTitle}>
        <Rejected />
      </Pattern>
    </main>
  )
}

const meta = {
  title: 'Patterns/Form errors',
  tags: ['night'],
  component: FormErrors,
  parameters: templateParameters,
} satisfies Meta<typeof FormErrors>
export default meta
export const Default: StoryObj<typeof meta> = { tags: ['toolbar'] }

function WrongFields() {
  const texts = useExampleTexts()
  const { errors } = usePageWords()
  const messages = { phone: errors.phoneWrong, email: texts.emailWrong, name: texts.required }
  return (
    <form className={css.form} noValidate onSubmit={event => event.preventDefault()}>
      <ErrorSummary
        errors={(['name', 'phone', 'email'] as const).map(id => ({ id, text: `${texts[id]}: ${messages[id]}` }))}
      />
      <div className={fieldGrid}>
        <TextField id="name" label={texts.name} error={messages.name} required />
        <TextField id="last" label={texts.lastName} defaultValue={texts.reviewer.split(' ')[1]} valid required />
        <PhoneField id="phone" label={texts.phone} defaultValue="+380 67 123" error={messages.phone} required />
        <EmailField id="email" label={texts.email} defaultValue="olena.example.com" error={messages.email} required />
      </div>
      <div className={row}>
        <Button type="submit" variant="accent" size="large">
          {texts.nextPayment}
        </Button>
      </div>
    </form>
  )
}

function Rejected() {
  const texts = useExampleTexts()
  const { errors, cart: words } = usePageWords()
  const [jacket] = productsIn(usePageLocale())
  return (
    <div className={css.columns}>
      <form className={cart.coupon} noValidate onSubmit={event => event.preventDefault()}>
        <TextField label={words.code} defaultValue="ZYMA30" error={errors.rejected} />
        <Button type="submit">{texts.apply}</Button>
      </form>
      <div className={css.form}>
        <div className={row}>
          <QuantityStepper.Root product={jacket?.name ?? ''} max={3} defaultValue={3} />
          <Price amount={3 * (jacket?.price ?? 0)} />
        </div>
        <p role="status">{errors.low}</p>
      </div>
    </div>
  )
}
