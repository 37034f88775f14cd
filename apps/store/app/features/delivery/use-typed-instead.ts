import type { ComboboxItem } from '@shop/ui/combobox'
import { formatMessage } from '@shop/ui/messages/format'
import { useState } from 'react'

type Load<Item> = (query: string, signal: AbortSignal) => Promise<readonly Item[]>

/**
 * What is typed into a combobox and is none of its options stays there and is told when focus leaves it or the form is refused: that
 * one of the options found for it is to be chosen, or that there is none. The caller clears the selection on a change: what is typed
 * instead of a city or a branch does not lead to that one. `formError`: of the form that was submitted without a selection.
 */
export function useTypedInstead<Item extends ComboboxItem>(
  isSelected: boolean,
  formError: string | undefined,
  { choose, notFound, load }: { choose: string; notFound: string; load: Load<Item> },
) {
  const [isLeft, setLeft] = useState(false)
  /** The last search for what is typed; undefined until the directory has answered. */
  const [search, setSearch] = useState<{ query: string; isFound: boolean }>()
  const typed = !isSelected && (isLeft || formError) && search?.query ? search : null
  return {
    error:
      typed && !typed.isFound
        ? formatMessage(notFound, { query: typed.query })
        : (formError ?? (typed ? choose : undefined)),
    load: async (query: string, signal: AbortSignal) => {
      const options = await load(query, signal)
      if (!signal.aborted) setSearch({ query, isFound: options.length > 0 })
      return options
    },
    onChange: () => {
      setLeft(false)
      setSearch(undefined)
    },
    onBlur: () => setLeft(true),
  }
}
