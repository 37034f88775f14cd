import type { ReturnableOrder } from '@shop/contract'
import { COMMENT_MAX } from '@shop/contract/fields'
import { localise } from '@shop/contract/locales'
import { countName, type ReturnValues, sizeName } from '@shop/flows/return-request/rules'
import { Button } from '@shop/ui/button'
import { RadioGroup, RadioGroupItem, SelectField, TextareaField, TextField } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { broughtIntoView } from '../../../platform/forms/brought-into-view.ts'
import { FormFailure } from '../../../platform/forms/messages.tsx'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { Picture } from '../../../platform/pictures/picture.tsx'
import { formatDay } from '../../../platform/words/format-date.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { PhotoField } from './photo-field.tsx'
import type { ReturnErrors } from './return-form-data.ts'
import type { ReturnsPageData, ReturnsResult } from './returns.server.ts'
import { useReturnRequest } from './use-return-request.ts'

interface ReturnFormProps {
  data: ReturnsPageData
  order: ReturnableOrder
  result: ReturnsResult | undefined
}

/** Request form of one order. Sizes are shown while «Обмін» is selected, by CSS, so also without scripts. */
export function ReturnForm({ data, order, result }: ReturnFormProps) {
  const { words, questions, guest, key } = data
  const { locale } = usePage()
  const { flow, view, errors, formError, isSending, form, props } = useReturnRequest(data, order, result)
  const values = result?.values ?? {}
  return (
    <form method="post" encType="multipart/form-data" noValidate className="returns__form" ref={form} {...props}>
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="key" value={key} />
      <div>
        <h2 data-text="h3">{formatMessage(words.order, { number: order.number })}</h2>
        <p data-text="muted">{formatMessage(words.until, { date: formatDay(order.return_until, locale) })}</p>
      </div>
      <FormFailure {...broughtIntoView}>{formError ?? errors.items}</FormFailure>
      <RadioGroup
        name="kind"
        label={words.kind}
        defaultValue={values.kind === 'return' ? 'return' : 'exchange'}
        required
      >
        <RadioGroupItem value="exchange" title={words.kinds.exchange} />
        <RadioGroupItem value="return" title={words.kinds.return} />
      </RadioGroup>
      <fieldset className="returns__items">
        <legend data-text="h4">{words.items}</legend>
        <p data-text="small muted">{words.itemsHint}</p>
        {order.items.map(item => (
          <ReturnItem key={item.line_id} item={item} values={values} errors={errors} words={words} />
        ))}
      </fieldset>
      <SelectField
        id="question"
        name="question"
        label={words.question}
        required
        defaultValue={values.question ?? ''}
        error={errors.question}
        autoFocus={Boolean(errors.question)}
      >
        <option value="">{words.chooseQuestion}</option>
        {questions.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
      {order.refund_to === 'account' && (
        <TextField
          id="iban"
          name="iban"
          label={words.iban}
          hint={words.ibanHint}
          optional
          className="returns__iban"
          autoComplete="off"
          maxLength={64}
          defaultValue={values.iban ?? ''}
          error={errors.iban}
          autoFocus={Boolean(errors.iban)}
        />
      )}
      <TextareaField
        id="comment"
        name="comment"
        label={words.comment}
        hint={words.commentHint}
        optional
        max={COMMENT_MAX}
        defaultValue={values.comment ?? ''}
        error={errors.comment}
        autoFocus={Boolean(errors.comment)}
      />
      <PhotoField
        flow={flow}
        photos={view.photos}
        error={errors.photos}
        result={result}
        disabled={isSending}
        words={words}
      />
      <div className="returns__actions">
        <Button type="submit" variant="accent" pending={isSending}>
          {words.submit}
        </Button>
        {!guest && (
          <Button asChild>
            <StoreLink href={localise('/account/exchange', locale)}>{words.another}</StoreLink>
          </Button>
        )}
      </div>
    </form>
  )
}

/** The product is read out with its fields; its name stands above them. */
const fieldLabel = (label: string, product: string) => (
  <>
    {label}
    <span data-visually-hidden="">, {product}</span>
  </>
)

interface ReturnItemProps {
  values: ReturnValues
  errors: ReturnErrors
  item: ReturnableOrder['items'][number]
  words: ReturnsPageData['words']
}

function ReturnItem({ item, values, errors, words }: ReturnItemProps) {
  const { line_id, name, option, option_id, image, returnable, return_excluded, options } = item
  const product = option === null ? name : `${name}, ${option}`
  const [count, size] = [countName(line_id), sizeName(line_id)]
  return (
    <div className="returns__item">
      <Picture image={image} alt="" sizes="56px" />
      <p>{product}</p>
      {return_excluded || returnable === 0 ? (
        <p data-text="small muted" className="returns__fields">
          {return_excluded ? words.excluded : words.returned}
        </p>
      ) : (
        <div className="returns__fields">
          <TextField
            id={count}
            name={count}
            label={fieldLabel(words.count, product)}
            inputMode="numeric"
            maxLength={3}
            defaultValue={values[count] ?? '0'}
            error={errors[count]}
            autoFocus={Boolean(errors[count])}
          />
          {options.length > 0 && (
            <SelectField
              id={size}
              name={size}
              label={fieldLabel(words.newSize, product)}
              className="returns__size"
              defaultValue={values[size] ?? ''}
              error={errors[size]}
              autoFocus={Boolean(errors[size])}
            >
              <option value="">{words.chooseSize}</option>
              {options.map(({ id, name, availability }) => {
                const size = id === option_id ? formatMessage(words.same, { name }) : name
                return (
                  <option key={id} value={id}>
                    {availability === 'out_of_stock' ? `${size} (${words.outOfStock})` : size}
                  </option>
                )
              })}
            </SelectField>
          )}
        </div>
      )}
    </div>
  )
}
