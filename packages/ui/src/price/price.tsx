'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { type Currency, useShopUi } from '../provider/provider.tsx'
import { formatAmount, priceText, signs } from './money.ts'
import type { priceData } from './price.data.ts'

const at = /* @__PURE__ */ anatomy<typeof priceData>('price')

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is paid, in whole units of the currency: 1249.5 is shown with two decimals. */
  amount: number
  /** Price before the reduction. Shown struck out only when it is higher than `amount`. */
  was?: number | null | undefined
  /** Marks the lowest of several prices with «from». @default false */
  from?: boolean | undefined
  /** For a line, a card, or the head of a page. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Sign of another currency than the provider's. */
  currency?: Currency | undefined
}

/**
 * A price, with the old one struck before it when it is reduced; both are announced as what they are. The same text on
 * the server and in the browser. Renders a `<span>`.
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
