import type { City, Point } from '@shop/contract'
import { SelectField, type SelectFieldProps } from '../../packages/ui/src/field/index.ts'
import { useExampleTexts } from './products.ts'

type SelectProps = Pick<SelectFieldProps, 'required' | 'error' | 'onFocus'>

interface CitySelectProps extends SelectProps {
  cities: readonly City[]
  /** The selected city; listed even if `cities` does not contain it. */
  city: City | null
  onPick: (city: City) => void
}

export function CitySelect({ cities, city, onPick, ...select }: CitySelectProps) {
  const words = useExampleTexts()
  const listed = city && !cities.some(({ ref }) => ref === city.ref) ? [city, ...cities] : cities
  return (
    <SelectField
      {...select}
      label={words.city}
      value={city?.ref ?? ''}
      onValueChange={ref => {
        const picked = cities.find(one => one.ref === ref)
        if (picked) onPick(picked)
      }}
    >
      <option value="">…</option>
      {listed.map(({ ref, cityName }) => (
        <option key={ref} value={ref}>
          {cityName}
        </option>
      ))}
    </SelectField>
  )
}

interface PointSelectProps extends SelectProps {
  points: readonly Point[]
  point: Point | null
  onPick: (point: Point) => void
}

export function PointSelect({ points, point, onPick, ...select }: PointSelectProps) {
  const words = useExampleTexts()
  return (
    <SelectField
      {...select}
      label={words.point}
      value={point?.ref ?? ''}
      onValueChange={ref => {
        const picked = points.find(one => one.ref === ref)
        if (picked) onPick(picked)
      }}
    >
      <option value="">…</option>
      {points.map(({ ref, number, address }) => (
        <option key={ref} value={ref}>
          {`№ ${number}, ${address}`}
        </option>
      ))}
    </SelectField>
  )
}
