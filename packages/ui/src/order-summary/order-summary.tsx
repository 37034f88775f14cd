'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { orderSummaryData } from './order-summary.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof orderSummaryData>('order-summary')

const TitleId = /* @__PURE__ */ createContext<string | undefined>(undefined)

/**
 * Order summary beside the checkout steps. Labelled by its title. Renders an `<aside>`.
 *
 * Rows are terms and values. Not in the cart itself, except for its totals.
 */
export function OrderSummaryRoot(props: ComponentPropsWithRef<'aside'>) {
  const titleId = useId()
  return (
    <TitleId value={titleId}>
      <aside aria-labelledby={titleId} {...props} {...attrs('root')} />
    </TitleId>
  )
}

/** Title and a link to edit the cart. Renders a `<div>`. */
export const OrderSummaryHeader = /* @__PURE__ */ createPart('div', attrs('header'))

/** Labels the summary with the provider's text by default. Renders an `<h2>`. */
export function OrderSummaryTitle({ children, ...rest }: ComponentPropsWithRef<'h2'>) {
  const { messages } = useShopUi()
  return (
    <h2 {...rest} id={use(TitleId)} {...attrs('title')}>
      {children ?? messages.orderSummary.label}
    </h2>
  )
}

/** Order lines, as small cart lines. Renders a `<ul>`. */
export const OrderSummaryLines = /* @__PURE__ */ createPart('ul', attrs('lines'))
/** Subtotals, the grand total last. Renders a `<dl>`; used in the cart as well. */
export const OrderSummaryTotals = /* @__PURE__ */ createPart('dl', attrs('totals'))
/** Note below. Renders a `<p>`. */
export const OrderSummaryDescription = /* @__PURE__ */ createPart('p', attrs('description'))

export interface OrderSummaryTotalsRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label: «Discount». */
  term: ReactNode
  /** The amount, as text or as a `Price`. */
  children: ReactNode
  /** The amount to pay: set in large type. @default false */
  grandTotal?: boolean | undefined
}

/** One row. Renders `<div>` with `<dt>` and `<dd>`. */
export function OrderSummaryTotalsRow({ term, children, grandTotal, ...rest }: OrderSummaryTotalsRowProps) {
  return (
    <div {...rest} data-grand-total={dataAttr(grandTotal)} {...attrs('totals-row')}>
      <dt {...attrs('term')}>{term}</dt>
      <dd {...attrs('amount')}>{children}</dd>
    </div>
  )
}

/** Collapsed summary for phones: one line with the total that expands to the order lines. Renders a `<details>`. */
export const OrderSummaryBar = /* @__PURE__ */ createPart('details', attrs('bar'))
/** The line that is always visible. Renders a `<summary>`. */
export const OrderSummaryTrigger = /* @__PURE__ */ createPart('summary', attrs('trigger'))
