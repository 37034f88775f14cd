import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useCustomerName } from '../auth/customer-name.ts'
import { requestHydration } from '../hydrate-on-interaction.tsx'

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
    requestHydration() // a page that nobody has touched yet waits with every rendering until its deferred parts are hydrated
    void revalidate()
  }, [name, shown, revalidate])
}
