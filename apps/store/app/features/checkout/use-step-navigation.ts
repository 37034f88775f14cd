import type { CheckoutView } from '@shop/flows/checkout'
import { isStep } from '@shop/flows/checkout/rules'
import { useFlowEvent } from '@shop/flows/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LazyCheckoutFlow } from './checkout-flow.ts'
import { inputId } from './form-field.ts'
import type { CheckoutActionData } from './loader-data.ts'

/** Synchronises the URL with the open step: URL and focus follow the flow, the flow follows Back and Forward. */
export function useStepNavigation(
  flow: LazyCheckoutFlow,
  { step }: CheckoutView,
  actionData: CheckoutActionData | undefined,
): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const focus = useDeferredFocus()
  useFlowEvent(flow, 'checkout.step', ({ step: opened, historyMode }) => {
    if (historyMode !== 'none')
      void navigate(`?step=${opened}`, { replace: historyMode === 'replace', preventScrollReset: true })
    focus(`#step-${opened} h2`)
  })
  useFlowEvent(flow, 'checkout.focus', ({ name }) => focus(`#${CSS.escape(inputId(name))}`))
  useFlowEvent(flow, 'checkout.changed', () => focus('#changes'))
  const handledSearch = useRef(search)
  useEffect(() => {
    if (handledSearch.current === search) return
    handledSearch.current = search
    const requested = new URLSearchParams(search).get('step')
    if (requested !== step) flow.send({ type: 'url.stepChanged', step: isStep(requested) ? requested : null })
  }, [flow, search, step])
  // The rejected form may belong to a step before the one in the URL.
  useEffect(() => {
    if (actionData && actionData.step !== flow.getView().step)
      flow.send({ type: 'checkout.goto', step: actionData.step })
  }, [flow, actionData])
}

/** Returns a function that focuses an element (of a fieldset its first input) after the pending render is committed. */
function useDeferredFocus(): (selector: string) => void {
  const [requested, setRequested] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (!requested) return
    const found = document.querySelector(requested.selector)
    const target = found instanceof HTMLFieldSetElement ? (found.querySelector('input') ?? found) : found
    if (target instanceof HTMLElement) target.focus()
  }, [requested])
  return useCallback(selector => setRequested({ selector }), [])
}
