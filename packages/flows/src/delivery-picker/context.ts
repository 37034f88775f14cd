import type { City, Point, PointKind } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { ClientFailure } from '../flow/failure.ts'
import { type CityQuery, type LoadedPoints, type PointQuery, type Points, withPage } from './directory.ts'

export interface DeliveryPickerContext extends LoadedPoints {
  readonly lang: Locale
  /** Kind of point; null when none is needed: a courier, an address. */
  readonly kind: PointKind | null
  /** Whether manual entry is allowed. */
  readonly allowsManualEntry: boolean
  readonly cityQuery: string
  readonly cities: readonly City[]
  readonly city: City | null
  /** The manually entered city; null: selected from the list. */
  readonly cityText: string | null
  readonly pointQuery: string
  readonly point: Point | null
  /** The manually entered point; null: selected from the list. */
  readonly pointText: string | null
  /** Error of the last directory request. */
  readonly error: ClientFailure | null
}

export interface DeliveryPickerInput {
  lang: Locale
  /** @default null */
  kind?: PointKind | null
  city?: City | null
  point?: Point | null
  /** The favourite cities known to the server. */
  cities?: readonly City[]
  /** Allows manual entry while the directory is unavailable. @default false */
  allowsManualEntry?: boolean
}

const noPoints = { points: [], pointsPage: 1, pointsTotal: 0 } as const

/** What another city or kind resets. */
const noPoint = { ...noPoints, pointQuery: '', point: null, pointText: null } as const

export const initial = (input: DeliveryPickerInput): DeliveryPickerContext => ({
  ...noPoint,
  lang: input.lang,
  kind: input.kind ?? null,
  allowsManualEntry: input.allowsManualEntry ?? false,
  cityQuery: input.city?.cityName ?? '',
  cities: input.cities ?? [],
  city: input.city ?? null,
  cityText: null,
  point: input.point ?? null,
  pointQuery: input.point?.name ?? '',
  error: null,
})

export const cityQueryOf = ({ lang, city, cityQuery }: DeliveryPickerContext): CityQuery => ({
  lang,
  query: city ? '' : cityQuery.trim(),
})

export const pointQueryOf = (
  { lang, city, kind, pointQuery, point }: DeliveryPickerContext,
  page: number,
): PointQuery => ({
  lang,
  cityRef: city?.ref ?? '',
  kind: kind ?? 'branch',
  query: point ? '' : pointQuery.trim(),
  page,
})

export const changeCityQuery = (context: DeliveryPickerContext, cityQuery: string): DeliveryPickerContext => ({
  ...context,
  ...noPoint,
  cityQuery,
  city: null,
  cityText: null,
})

/** Selecting the same city keeps the point. */
export const pickCity = (context: DeliveryPickerContext, city: City): DeliveryPickerContext =>
  context.city?.ref === city.ref
    ? context
    : { ...context, ...noPoint, cityQuery: city.cityName, city, cityText: null, error: null }

export const setManualCity = (context: DeliveryPickerContext, cityText: string): DeliveryPickerContext => ({
  ...context,
  cityText,
})

/** Switches from the list to manual entry; the input keeps its value. */
export const enterCityManually = (context: DeliveryPickerContext): DeliveryPickerContext => ({
  ...context,
  ...noPoint,
  cityText: context.cityQuery,
  pointText: context.kind === null ? null : '',
})

export const selectKind = (context: DeliveryPickerContext, kind: PointKind | null): DeliveryPickerContext =>
  context.kind === kind
    ? context
    : { ...context, ...noPoint, kind, pointText: context.cityText === null || kind === null ? null : '' }

export const changePointQuery = (context: DeliveryPickerContext, pointQuery: string): DeliveryPickerContext => ({
  ...context,
  pointQuery,
  point: null,
  pointText: null,
})

export const pickPoint = (context: DeliveryPickerContext, point: Point): DeliveryPickerContext => ({
  ...context,
  point,
  pointQuery: point.name,
  pointText: null,
})

export const enterPointManually = (context: DeliveryPickerContext): DeliveryPickerContext => ({
  ...context,
  point: null,
  pointText: context.pointQuery,
})

export const applyPoints = (context: DeliveryPickerContext, page: Points): DeliveryPickerContext => ({
  ...context,
  ...withPage(context.points, page),
  error: null,
})

/** Changes the language: lists are dropped, selections stay. */
export const changeLanguage = (context: DeliveryPickerContext, lang: Locale): DeliveryPickerContext => ({
  ...context,
  ...noPoints,
  lang,
  cities: [],
})

/** The destination. `ref` is null for manual entry. */
export interface Destination {
  readonly city: { readonly name: string; readonly ref: string | null }
  /** Null when none is needed. */
  readonly point: { readonly name: string; readonly ref: string | null } | null
}

const cityOf = ({ city, cityText }: DeliveryPickerContext): Destination['city'] | null => {
  if (city) return { name: city.cityName, ref: city.ref }
  const name = cityText?.trim()
  return name ? { name, ref: null } : null
}

const pointOf = ({ point, pointText }: DeliveryPickerContext): Destination['point'] => {
  if (point) return { name: point.name, ref: point.ref }
  const name = pointText?.trim()
  return name ? { name, ref: null } : null
}

/** What is still missing. */
export function missingOf(context: DeliveryPickerContext): 'city' | 'point' | null {
  if (!cityOf(context)) return 'city'
  return context.kind !== null && !pointOf(context) ? 'point' : null
}

/** The destination; null until it is complete. */
export function destinationOf(context: DeliveryPickerContext): Destination | null {
  const city = cityOf(context)
  return city && missingOf(context) === null ? { city, point: context.kind === null ? null : pointOf(context) } : null
}
