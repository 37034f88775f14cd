import { type RefObject, useEffect, useRef } from 'react'

/**
 * Passes the value typed into a field before hydration to the state that controls it. Call it after the hook of that state: React
 * writes the state's value into the field with the next render, and runs all effects before it.
 */
export function usePrehydrationValue(
  find: RefObject<HTMLInputElement | null>,
  rendered: string,
  take: (value: string) => void,
): void {
  const first = useRef({ rendered, take })
  useEffect(() => {
    const { rendered, take } = first.current
    const typed = find.current?.value ?? rendered
    if (typed !== rendered) take(typed)
  }, [find])
}
