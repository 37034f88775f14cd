import type { City, Point, PointKind } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'

export type DeliveryPickerEvent =
  /** Branches, lockers or offices; null: no point is needed. */
  | { type: 'kind.select'; kind: PointKind | null }
  | { type: 'city.open' }
  | { type: 'city.type'; query: string }
  | { type: 'city.pick'; city: City }
  | { type: 'city.clear' }
  | { type: 'city.retry' }
  /** The directory is unavailable: the city is entered manually. */
  | { type: 'city.manual' }
  | { type: 'city.manualInput'; text: string }
  /** Back to the list. */
  | { type: 'city.fromList' }
  | { type: 'point.open' }
  | { type: 'point.type'; query: string }
  | { type: 'point.pick'; point: Point }
  | { type: 'point.more' }
  | { type: 'point.retry' }
  | { type: 'point.manual' }
  | { type: 'point.manualInput'; text: string }
  | { type: 'point.fromList' }
  | { type: 'locale.changed'; lang: Locale }
