'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { availabilityLabelData } from './availability-label.data.ts'

const at = /* @__PURE__ */ anatomy<typeof availabilityLabelData>('availability-label')

const states = {
  'in-stock': 'in-stock',
  'running-out': 'running-out',
  'out-of-stock': 'out-of-stock',
  in_stock: 'in-stock',
  running_out: 'running-out',
  out_of_stock: 'out-of-stock',
} as const

/** How much is left, as the DOM has it. */
export type Availability = (typeof states)[keyof typeof states]

/** The same, or with underscores as databases and wires like to write it. */
export type AvailabilityValue = keyof typeof states

/** Brings either way of writing to the one that the DOM has. */
export const availabilityOf = (value: AvailabilityValue): Availability => states[value]

export interface AvailabilityLabelProps extends ComponentPropsWithRef<'span'> {
  /** Which of the three it is; the provider has the word. */
  availability: AvailabilityValue
}

/**
 * Says in a word whether there is any left; the theme adds a gauge of three bars, never colour alone. The word is the
 * provider's unless children are given. Not a live region: announce a change where it is caused.
 */
export function AvailabilityLabel({ availability, children, ...rest }: AvailabilityLabelProps) {
  const { messages } = useShopUi()
  const state = availabilityOf(availability)
  return (
    <span {...rest} data-availability={state} {...at('root')}>
      {children ?? messages.availability[state]}
    </span>
  )
}
