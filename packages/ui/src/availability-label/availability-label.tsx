'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { availabilityLabelData } from './availability-label.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof availabilityLabelData>('availability-label')

const states = {
  'in-stock': 'in-stock',
  'running-out': 'running-out',
  'out-of-stock': 'out-of-stock',
  in_stock: 'in-stock',
  running_out: 'running-out',
  out_of_stock: 'out-of-stock',
} as const

/** Availability as it is written to the DOM. */
export type Availability = (typeof states)[keyof typeof states]

/** Availability with hyphens or, as APIs and databases write it, with underscores. */
export type AvailabilityValue = keyof typeof states

/** Normalises either spelling to the one in the DOM. */
export const availabilityOf = (value: AvailabilityValue): Availability => states[value]

export interface AvailabilityLabelProps extends ComponentPropsWithRef<'span'> {
  /** Availability state; its text comes from the provider. */
  availability: AvailabilityValue
}

/**
 * Text label of the availability; the theme adds a three-bar gauge, so that the state is never conveyed by colour
 * alone. Children replace the provider's text. Not a live region: announce changes where they are caused.
 *
 * Not for the state of an order or a delivery.
 */
export function AvailabilityLabel({ availability, children, ...rest }: AvailabilityLabelProps) {
  const { messages } = useShopUi()
  const state = availabilityOf(availability)
  return (
    <span {...rest} data-availability={state} {...attrs('root')}>
      {children ?? messages.availability[state]}
    </span>
  )
}
