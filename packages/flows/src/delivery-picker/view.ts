import type { City, Point, PointKind } from '@shop/contract'
import type { ClientFailure } from '../flow/failure.ts'
import {
  type DeliveryPickerContext,
  type DeliveryPickerInput,
  type Destination,
  destinationOf,
  initial,
  missingOf,
} from './context.ts'

/** Status of a part of the picker. `none`: not needed, or not requested yet. */
export type PickerStatus = 'none' | 'pending' | 'choosing' | 'chosen' | 'failed' | 'manual'

export interface DeliveryPickerView {
  readonly kind: PointKind | null
  readonly cityStatus: PickerStatus
  /** Value of the city input. */
  readonly cityQuery: string
  readonly cities: readonly City[]
  readonly city: City | null
  readonly pointStatus: PickerStatus
  /** Value of the point input. */
  readonly pointQuery: string
  readonly points: readonly Point[]
  /** Number of points, loaded or not. */
  readonly pointsTotal: number
  readonly point: Point | null
  /** What is still missing. */
  readonly missing: 'city' | 'point' | null
  /** The destination; null until it is complete. */
  readonly destination: Destination | null
  /** The directory is unavailable and manual entry is allowed. */
  readonly allowsManualEntry: boolean
  readonly error: ClientFailure | null
}

/** The part of a snapshot that the view reads. */
export interface DeliveryPickerSnapshot {
  readonly context: DeliveryPickerContext
  readonly value: { readonly city: string; readonly point: string }
}

const statuses: Readonly<Record<string, PickerStatus>> = {
  idle: 'none',
  none: 'none',
  choosing: 'choosing',
  chosen: 'chosen',
  failed: 'failed',
  manual: 'manual',
}

const statusOf = (state: string): PickerStatus => statuses[state] ?? 'pending'

/** The view of a snapshot. */
export function deliveryPickerView({ context, value }: DeliveryPickerSnapshot): DeliveryPickerView {
  const [cityStatus, pointStatus] = [statusOf(value.city), statusOf(value.point)]
  const failed = cityStatus === 'failed' || pointStatus === 'failed'
  return {
    kind: context.kind,
    cityStatus,
    cityQuery: context.cityText ?? context.cityQuery,
    cities: context.cities,
    city: context.city,
    pointStatus,
    pointQuery: context.pointText ?? context.pointQuery,
    points: context.points,
    pointsTotal: context.pointsTotal,
    point: context.point,
    missing: missingOf(context),
    destination: destinationOf(context),
    allowsManualEntry: failed && context.allowsManualEntry,
    error: failed ? context.error : null,
  }
}

/** The server-rendered view. */
export const initialView = (input: DeliveryPickerInput): DeliveryPickerView => {
  const context = initial(input)
  return deliveryPickerView({
    context,
    value: {
      city: context.city ? 'chosen' : 'idle',
      point: context.point ? 'chosen' : context.city && context.kind ? 'loading' : 'none',
    },
  })
}
