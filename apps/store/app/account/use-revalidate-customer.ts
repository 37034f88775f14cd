import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useCustomerName } from '../auth/customer-name.ts'
import { hasInteraction } from '../hydrate-on-interaction.tsx'

/** Loads the page again when this browser has signed in or out, in this tab or another. `shown`: the customer of the page. */
export function useRevalidateCustomer(shown: string | null): void {
  const name = useCustomerName()
  const { revalidate } = useRevalidator()
  const before = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    // The first value comes with the page, and a session that has just ended here keeps its page: the dialog asks to sign in.
    const isChanged = before.current !== undefined && before.current !== name && name !== shown
    before.current = name
    if (!isChanged) return
    // In a page without an interaction, updates wait for parts that are not hydrated. There is nothing in it that could be lost.
    if (hasInteraction()) void revalidate()
    else window.location.reload()
  }, [name, shown, revalidate])
}
