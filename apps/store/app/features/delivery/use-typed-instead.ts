import type { ComboboxItem } from '@shop/ui/combobox'
import { formatMessage } from '@shop/ui/messages/format'
import { type FocusEvent, useState } from 'react'

type Load<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>

/**
 * What is typed into a combobox and is none of its options stays there and is told when focus leaves it: that one of the options found
 * for it is to be chosen, or that there is none. The caller clears the selection on a change: what is typed instead of a city or a
 * branch does not lead to that one.
 */
export function useTypedInstead<Item extends ComboboxItem>(
  isSelected: boolean,
  { choose, notFound, load }: { choose: string; notFound: string; load: Load<Item> },
) {
  const [left, setLeft] = useState('')
  /** Number of the options found last; undefined until the directory has answered. */
  const [found, setFound] = useState<number>()
  const error = found ? choose : formatMessage(notFound, { query: left })
  return {
    error: !isSelected && left && found !== undefined ? error : undefined,
    load: async (query: string, signal: AbortSignal) => {
      setFound(undefined)
      const options = await load(query, signal)
      if (!signal.aborted) setFound(options.length)
      return options
    },
    onChange: () => setLeft(''),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => setLeft(currentTarget.value.trim()),
  }
}
