'use client'
import { createContext } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import type { Cause } from '../internal/use-controlled.ts'
import { usePart } from '../internal/use-part.ts'
import type { quantityStepperData } from './quantity-stepper.data.ts'

// Custom implementation: react-aria's number field weighs 22 kB. Unlike it, the input keeps the role `spinbutton` with
// its value and bounds, as the APG pattern specifies; VoiceOver on iOS cannot type into one but finds both buttons.
export const attrs = /* @__PURE__ */ createAnatomy<typeof quantityStepperData>('quantity-stepper')

/** What changes a quantity. `button`: a press or a hold of Decrement or Increment. `input`: typed text. `reset`: the form was reset. */
export type QuantityChangeReason = 'button' | 'key' | 'input' | 'reset'

interface Stepper {
  pieces: number
  /** Where the next step starts: at what is being typed, if anything is. */
  from: number
  /** Text of the input while it is being typed. */
  draft: string | null
  setDraft: (text: string | null) => void
  min: number
  max: number
  step: number
  /** `max` was given: only then does End go there. */
  bounded: boolean
  disabled: boolean
  readOnly: boolean
  id: string
  /** Registers the id given to the input, which the buttons refer to. */
  setOwnId: (id: string | undefined) => void
  name: string | undefined
  names: { field: string; decrement: string; increment: string }
  set: (pieces: number, reason: QuantityChangeReason, cause?: Cause) => void
  /** Changes by one step; the result is announced when it is shown. */
  press: (by: 1 | -1, cause: Cause) => void
}

export const StepperContext = /* @__PURE__ */ createContext<Stepper | null>(null)

export const useStepper = (part: string) => usePart(StepperContext, `QuantityStepper.${part}`, 'QuantityStepper.Root')
