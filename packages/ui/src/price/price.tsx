'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { type Currency, useShopUi } from '../provider/provider.tsx'
import { currencyAffixes, formatAmount, formatPrice } from './format-price.ts'
import type { priceData } from './price.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof priceData>('price')

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Amount in currency units: 1249.5 is shown with two decimals. */
  amount: number
  /** Price before the discount. Shown struck through only when it is higher than `amount`. */
  was?: number | null | undefined
  /** Prefixes the lowest of several prices with «from». @default false */
  from?: boolean | undefined
  /** Type size: for a line, a card, or a page header. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Overrides the provider's currency. */
  currency?: Currency | undefined
}

/**
 * Price, with the old price struck through when it is discounted; both are labelled for screen readers. The text is
 * identical on the server and in the browser. Renders a `<span>`.
 *
 * Not for amounts in a table: use formatAmount.
 */
export function Price({ amount, was, from, size = 'medium', currency, ...rest }: PriceProps) {
  const { messages, currency: shopCurrency } = useShopUi()
  const sign = currency ?? shopCurrency
  const { before, after } = currencyAffixes(sign.format ? {} : sign)
  const reduced = typeof was === 'number' && was > amount
  // Another price is another element: in a translated page React would change a text that the translator has replaced, or look for it.
  return (
    <span key={`${amount} ${was}`} {...rest} data-reduced={dataAttr(reduced)} data-size={size} {...attrs('root')}>
      {reduced && (
        <s {...attrs('was')}>
          <span {...visuallyHidden} {...attrs('label')}>
            {messages.price.was}
          </span>
          {formatPrice(was, messages.numbers, sign)}
        </s>
      )}
      {from && <span {...attrs('from')}>{messages.price.from} </span>}
      <span {...attrs('now')}>
        {reduced && (
          <span {...visuallyHidden} {...attrs('label')}>
            {messages.price.now}
          </span>
        )}
        {before && <span {...attrs('currency')}>{before}</span>}
        {sign.format ? sign.format(amount) : formatAmount(amount, messages.numbers, sign.decimals)}
        {after && <span {...attrs('currency')}>{after}</span>}
      </span>
    </span>
  )
}
