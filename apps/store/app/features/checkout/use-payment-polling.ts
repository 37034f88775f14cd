import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Seconds between the questions: about three minutes in all, then the shopper asks by the link. */
const delays = [2, 3, 4, 6, 8, 12, 15, 20, 30, 40, 60]

/** Loads the page anew, ever more seldom, while the outcome of a payment is awaited. Pauses while the tab is hidden. */
export function usePaymentPolling(isAwaiting: boolean): void {
  const { revalidate } = useRevalidator()
  const asked = useRef(0)
  useEffect(() => {
    if (!isAwaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      const delay = delays[asked.current]
      if (delay !== undefined) timer = setTimeout(ask, delay * 1_000)
    }
    const ask = async () => {
      if (document.hidden) return document.addEventListener('visibilitychange', ask, { once: true })
      asked.current++
      await revalidate()
      schedule()
    }
    schedule()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isAwaiting, revalidate])
}
