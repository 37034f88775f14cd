import { formatMessage } from '@shop/ui/messages/format'
import { type FocusEvent, useState } from 'react'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'

/**
 * What is typed into a combobox and is none of its options stays there and is told when focus leaves it. The caller clears the selection
 * on a change: what is typed instead of a city or a branch does not lead to that one.
 */
export function useTypedInstead(isSelected: boolean, words: CheckoutWords) {
  const [left, setLeft] = useState('')
  return {
    error: !isSelected && left ? formatMessage(words.notFound, { query: left }) : undefined,
    onChange: () => setLeft(''),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => setLeft(currentTarget.value.trim()),
  }
}
