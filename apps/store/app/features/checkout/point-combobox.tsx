import type { Place, Point } from '@shop/contract'
import { ComboboxField, type ComboboxItem } from '@shop/ui/combobox'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fetchModule } from '../../platform/errors/chunk-reload.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useTypedInstead } from '../delivery/index.ts'
import type { FindPoints, FoundPoints } from './delivery-choices.ts'
import { pointDetails } from './point-details.ts'
import { pointText } from './point-text.ts'

interface PointOption extends ComboboxItem {
  point: Point
}

/** Fetched after the field itself, which works without it. */
const NearestButton = lazy(async () => ({
  default: (await fetchModule(() => import('./nearest-button.tsx'))).NearestButton,
}))

export interface PointComboboxProps {
  id: string
  name: string
  label: string
  error: string | undefined
  /** Identifies the list: city and kind. */
  source: string
  point: Point | null
  /** Which points are not listed, and why, until a list is loaded. */
  note: string | null
  /** The directory knows where the points are. */
  hasPlaces: boolean
  find: FindPoints
  onSelect: (point: Point | null) => void
  words: CheckoutWords
}

/** A branch, parcel locker or post office of a city: found by number and street, or by distance. */
export function PointCombobox({ source, point, note, hasPlaces, find, onSelect, words, ...field }: PointComboboxProps) {
  const { locale } = usePage()
  const [found, setFound] = useState<FoundPoints | null>(null)
  const [near, setNear] = useState<Place | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // Focus opens the list, in its new order.
  useEffect(() => {
    if (near) input.current?.focus()
  }, [near])
  const optionOf = (each: Point): PointOption => ({
    id: each.ref,
    text: pointText(each),
    detail: pointDetails(each, locale, words),
    point: each,
  })
  const typed = useTypedInstead(point !== null, field.error, {
    choose: words.choosePoint,
    notFound: words.notFound,
    load: async (query, signal) => {
      const answer = await find(query, near, signal)
      setFound(answer)
      return answer.points.map(optionOf)
    },
  })
  return (
    <div className="point-field">
      <ComboboxField<PointOption>
        {...field}
        error={typed.error}
        ref={input}
        hint={point ? pointDetails(point, locale, words) : (found?.note ?? note ?? undefined)}
        required
        valid={point !== null && !field.error}
        placeholder={words.pointHint}
        source={near ? `${source} near` : source}
        value={point ? optionOf(point) : null}
        load={typed.load}
        onChange={() => {
          typed.onChange()
          if (point) onSelect(null)
        }}
        onBlur={typed.onBlur}
        onValueChange={option => option && onSelect(option.point)}
      />
      {hasPlaces && (
        <Suspense>
          <NearestButton onLocated={setNear} words={words.nearest} />
        </Suspense>
      )}
    </div>
  )
}
