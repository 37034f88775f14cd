'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { type Currency, useShopUi } from '../provider/provider.tsx'
import { formatAmount, priceText, signs } from './money.ts'
import type { priceData } from './price.data.ts'

const at = /* @__PURE__ */ anatomy<typeof priceData>('price')

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
 */
export function Price({ amount, was, from, size = 'medium', currency, ...rest }: PriceProps) {
  const { messages, currency: shopCurrency } = useShopUi()
  const sign = currency ?? shopCurrency
  const { before, after } = signs(sign)
  const reduced = typeof was === 'number' && was > amount
  return (
    <span {...rest} data-reduced={presence(reduced)} data-size={size} {...at('root')}>
      {reduced && (
        <s {...at('was')}>
          <span data-visually-hidden="" {...at('spoken')}>
            {messages.price.was}
          </span>
          {priceText(was, messages.numbers, sign)}
        </s>
      )}
      {from && <span {...at('from')}>{messages.price.from} </span>}
      <span {...at('now')}>
        {reduced && (
          <span data-visually-hidden="" {...at('spoken')}>
            {messages.price.now}
          </span>
        )}
        {before && <span {...at('currency')}>{before}</span>}
        {formatAmount(amount, messages.numbers)}
        {after && <span {...at('currency')}>{after}</span>}
      </span>
    </span>
  )
}
