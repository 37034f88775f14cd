import type { FlowError } from '../flow/failure.ts'
import {
  type ConfiguratorContext,
  type ConfiguratorInput,
  countOf,
  initial,
  missingOf,
  resolutionOf,
} from './context.ts'
import { type Availability, availabilityOf, type Chosen, isSelectable, mostPieces, type Resolution } from './rules.ts'

/** A value as it is drawn. */
export interface ValueView {
  readonly id: string
  readonly chosen: boolean
  readonly standing: Availability
  /** False: nothing that can be bought has it; `aria-disabled`. */
  readonly selectable: boolean
}

export interface AttributeView {
  readonly slug: string
  readonly values: readonly ValueView[]
  /** Submitted while this attribute was not chosen or sold out: shows an error at the group. */
  readonly missing: boolean
}

export interface ConfiguratorView {
  readonly status: Resolution['status']
  readonly submit: 'idle' | 'adding' | 'added' | 'failed'
  readonly attributes: readonly AttributeView[]
  readonly chosen: Chosen
  /** What would be bought; null while nothing is, and for a product without options. */
  readonly optionId: number | null
  /** Pieces, from 1 to `most`. */
  readonly count: number
  readonly most: number
  /** Why the cart could not take it. */
  readonly error: FlowError | null
}

/** The part of a snapshot that the view reads. */
export interface ConfiguratorSnapshot {
  readonly context: ConfiguratorContext
  readonly value: { readonly selection: string; readonly submit: string }
}

const isSubmit = (state: string): state is ConfiguratorView['submit'] =>
  state === 'idle' || state === 'adding' || state === 'added' || state === 'failed'

/** The view of a snapshot. */
export function configuratorView({ context, value }: ConfiguratorSnapshot): ConfiguratorView {
  const { product, chosen, showErrors, error } = context
  const lacking = showErrors ? missingOf(context) : []
  const { status, optionId } = resolutionOf(context)
  return {
    status,
    submit: isSubmit(value.submit) ? value.submit : 'idle',
    attributes: product.attributes.map(({ slug, values }) => ({
      slug,
      missing: lacking.includes(slug),
      values: values.map(({ id }) => ({
        id,
        chosen: values.length === 1 || chosen[slug] === id,
        standing: availabilityOf(product, chosen, slug, id),
        selectable: isSelectable(product, chosen, slug, id),
      })),
    })),
    chosen,
    optionId,
    count: countOf(context),
    most: mostPieces(product, chosen),
    error,
  }
}

const submitOf = ({ sent, error }: ConfiguratorContext) => (sent ? 'adding' : error ? 'failed' : 'idle')

/** The server-rendered view. */
export function initialView(input: ConfiguratorInput): ConfiguratorView {
  const context = initial(input)
  return configuratorView({ context, value: { selection: 'incomplete', submit: submitOf(context) } })
}
