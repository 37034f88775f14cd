import { formatPrice } from '@shop/ui/price'
import { useShopUi } from '@shop/ui/provider'
import { useCallback } from 'react'

/** Formats amounts as plain text in the page's language: «2 490 ₴». */
export function useMoney(): (amount: number) => string {
  const { messages, currency } = useShopUi()
  return useCallback(amount => formatPrice(amount, messages.numbers, currency), [messages, currency])
}
