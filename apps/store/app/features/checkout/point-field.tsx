import type { Point } from '@shop/contract'
import { SelectField, TextField } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { inputId } from './form-field.ts'
import { PointCombobox, type PointComboboxProps } from './point-combobox.tsx'
import { pointDetails } from './point-details.ts'
import { pointText } from './point-text.ts'

interface PointFieldProps extends Omit<PointComboboxProps, 'id' | 'name'> {
  /** Names of the inputs with the reference of the chosen point, and with the text by which it is found. */
  names: { ref: string; text: string }
  /** Points to select without scripts, of so many. */
  points: readonly Point[]
  pointsTotal: number
  /** What was typed to find them. */
  typed: string
}

/** «Відділення», «Поштомат»: a combobox; without scripts a select, with a field to find what it does not list. */
export function PointField({ names, points, pointsTotal, typed, ...combobox }: PointFieldProps) {
  const { point, note, label, error, words } = combobox
  const { locale } = usePage()
  const id = inputId(names.ref)
  if (useHydrated())
    return (
      <>
        <PointCombobox {...combobox} id={id} name={names.text} />
        <input type="hidden" name={names.ref} value={point?.ref ?? ''} />
      </>
    )
  const isLong = pointsTotal > points.length || typed !== ''
  const more = isLong && formatMessage(words.morePoints, { shown: points.length, total: pointsTotal })
  return (
    <>
      <SelectField
        id={id}
        name={names.ref}
        label={label}
        required
        defaultValue={point?.ref ?? ''}
        valid={point !== null}
        error={error}
        hint={[more, point ? pointDetails(point, locale, words) : note].filter(Boolean).join(' ')}
      >
        <option value="">{words.choosePoint}</option>
        {points.map(each => (
          <option key={each.ref} value={each.ref}>
            {pointText(each)}
          </option>
        ))}
      </SelectField>
      {isLong && (
        <TextField
          id={inputId(names.text)}
          name={names.text}
          label={words.findPoint}
          defaultValue={typed}
          className="without-scripts"
        />
      )}
    </>
  )
}
