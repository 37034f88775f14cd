import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { hasInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx'
import { useNativeSubmit } from '../../platform/hydration/prehydration-queue.ts'
import { readCustomerName, refreshCustomerName, useCustomerName } from '../../platform/session/customer-name.ts'

/**
 * Reloads the page's data after this browser has signed in or out, in this tab or another. `shown`: the first name of the page's
 * customer; the answer with a new one has set its cookie, which the header and the other tabs then read.
 */
export function useRevalidateCustomer(shown: string | null): void {
  const name = useCustomerName()
  const { revalidate } = useRevalidator()
  // A form that ends the session leads to another page. Its response sets the cookie first: a revalidation that starts before the
  // router has read the redirect would make it drop the redirect, and a reload would cancel the navigation.
  const states = [useNavigation(), ...useFetchers()].map(({ state }) => state)
  const isSubmittedNatively = useNativeSubmit()
  const isLeaving = isSubmittedNatively || states.some(state => state !== 'idle')
  const before = useRef<string | null | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name was saved here or on another device
  useEffect(() => refreshCustomerName({ broadcast: true }), [shown])
  useEffect(() => {
    // A cookie that differs from the page from the start (signed out on another device), would not change by loading the page
    // again. A session that has just ended here keeps its page: the dialog asks to sign in.
    if (before.current === undefined) before.current = readCustomerName()
    // While hydrating the name is null.
    const isHydrating = name !== readCustomerName()
    if (isHydrating || isLeaving) return
    const isChanged = before.current !== name && name !== shown
    before.current = name
    if (!isChanged) return
    // Before the first interaction, updates wait for parts that are not hydrated. There is no input yet that a reload could lose.
    if (hasInteraction()) void revalidate()
    else window.location.reload()
  }, [name, shown, isLeaving, revalidate])
}
