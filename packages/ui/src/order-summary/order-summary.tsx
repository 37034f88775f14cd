'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { orderSummaryData } from './order-summary.data.ts'

const at = /* @__PURE__ */ anatomy<typeof orderSummaryData>('order-summary')

const TitleId = /* @__PURE__ */ createContext<string | undefined>(undefined)

/** Order summary beside the checkout steps. Labelled by its title. Renders an `<aside>`. */
export function OrderSummaryRoot(props: ComponentPropsWithRef<'aside'>) {
  const titleId = useId()
  return (
    <TitleId value={titleId}>
      <aside aria-labelledby={titleId} {...props} {...at('root')} />
    </TitleId>
  )
}

/** Title and a link to edit the cart. Renders a `<div>`. */
export const OrderSummaryHead = /* @__PURE__ */ part('div', at('head'))

/** Labels the summary with the provider's text by default. Renders an `<h2>`. */
export function OrderSummaryTitle({ children, ...rest }: ComponentPropsWithRef<'h2'>) {
  const { messages } = useShopUi()
  return (
    <h2 {...rest} id={use(TitleId)} {...at('title')}>
      {children ?? messages.orderSummary.label}
    </h2>
  )
}

/** Order lines, as small cart lines. Renders a `<ul>`. */
export const OrderSummaryLines = /* @__PURE__ */ part('ul', at('lines'))
/** Subtotals, the grand total last. Renders a `<dl>`; used in the cart as well. */
export const OrderSummarySums = /* @__PURE__ */ part('dl', at('sums'))
/** Note below. Renders a `<p>`. */
export const OrderSummaryNote = /* @__PURE__ */ part('p', at('note'))

export interface OrderSummarySumProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label: «Discount». */
  term: ReactNode
  /** The amount, as text or as a `Price`. */
  children: ReactNode
  /** The amount to pay: set in large type. @default false */
  total?: boolean | undefined
}

/** One row. Renders `<div>` with `<dt>` and `<dd>`. */
export function OrderSummarySum({ term, children, total, ...rest }: OrderSummarySumProps) {
  return (
    <div {...rest} data-total={presence(total)} {...at('sum')}>
      <dt {...at('term')}>{term}</dt>
      <dd {...at('amount')}>{children}</dd>
    </div>
  )
}

/** Collapsed summary for phones: one line with the total that expands to the order lines. Renders a `<details>`. */
export const OrderSummaryBar = /* @__PURE__ */ part('details', at('bar'))
/** The line that is always visible. Renders a `<summary>`. */
export const OrderSummaryHandle = /* @__PURE__ */ part('summary', at('handle'))
