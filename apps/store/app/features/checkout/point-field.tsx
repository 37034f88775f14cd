import { SelectField, TextField } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { usePage } from '../../platform/words/use-page.ts'
import type { DeliveryActions, DeliveryChoices } from './delivery-choices.ts'
import { fieldProps, inputId, type StepFields } from './form-field.ts'
import { PointCombobox } from './point-combobox.tsx'
import { pointDetails } from './point-details.ts'
import { pointText } from './point-text.ts'

interface PointFieldProps {
  fields: StepFields
  choices: DeliveryChoices
  actions: DeliveryActions
  hasPlaces: boolean
  words: CheckoutWords
  label: string
}

/** «Відділення», «Поштомат»: a combobox; without scripts a select, with a field to find what it does not list. */
export function PointField({ fields, choices, actions, hasPlaces, words, label }: PointFieldProps) {
  const { points, pointsTotal, pointsNote, point, city, shippingMethod } = choices
  const name = 'delivery.point_ref'
  const { locale } = usePage()
  if (useHydrated())
    return (
      <PointCombobox
        id={inputId(name)}
        name="delivery.point"
        label={label}
        error={fields.errors[name]}
        source={`${city?.ref} ${shippingMethod?.needs}`}
        point={point}
        note={pointsNote}
        hasPlaces={hasPlaces}
        find={actions.findPoints}
        onSelect={actions.selectPoint}
        words={words}
      />
    )
  const isLong = pointsTotal > points.length || Boolean(fields.values['delivery.point'])
  const hint = point ? pointDetails(point, locale, words) : pointsNote
  return (
    <>
      <SelectField
        {...fieldProps(fields, name)}
        label={label}
        required
        value={point?.ref ?? ''}
        valid={point !== null}
        hint={[isLong && formatMessage(words.morePoints, { shown: points.length, total: pointsTotal }), hint]
          .filter(Boolean)
          .join(' ')}
      >
        <option value="">{words.choosePoint}</option>
        {points.map(each => (
          <option key={each.ref} value={each.ref}>
            {pointText(each)}
          </option>
        ))}
      </SelectField>
      {isLong && (
        <TextField {...fieldProps(fields, 'delivery.point')} label={words.findPoint} className="without-scripts" />
      )}
    </>
  )
}
