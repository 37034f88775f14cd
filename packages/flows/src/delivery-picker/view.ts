import type { City, Point, PointKind } from '@shop/contract'
import type { FlowError } from '../flow/failure.ts'
import {
  type DeliveryPickerContext,
  type DeliveryPickerInput,
  type Destination,
  destinationOf,
  initial,
  missingOf,
} from './context.ts'

/** How a part of the picker stands. `none`: not needed, or not asked yet. */
export type PickerStatus = 'none' | 'pending' | 'choosing' | 'chosen' | 'failed' | 'manual'

export interface DeliveryPickerView {
  readonly kind: PointKind | null
  readonly cityStatus: PickerStatus
  /** What stands in the field of the city. */
  readonly cityQuery: string
  readonly cities: readonly City[]
  readonly city: City | null
  readonly pointStatus: PickerStatus
  /** What stands in the field of the point. */
  readonly pointQuery: string
  readonly points: readonly Point[]
  /** Points there are, loaded or not. */
  readonly pointsTotal: number
  readonly point: Point | null
  /** What is still to be said. */
  readonly missing: 'city' | 'point' | null
  /** Where goods are to go; null until all of it is known. */
  readonly destination: Destination | null
  /** The directory is down and what it does not tell may be written. */
  readonly allowsManualEntry: boolean
  readonly error: FlowError | null
}

/** As much of a snapshot as is shown. */
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

/** What is shown of a snapshot. */
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

/** A picker nobody has touched: what a server renders. */
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
