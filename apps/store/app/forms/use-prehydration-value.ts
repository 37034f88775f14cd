import { type RefObject, useEffect, useRef } from 'react'

/**
 * Hands what was typed into a field before it was hydrated to the state that controls it. Call it after the hook that runs
 * that state: React writes the state's value into the field with the next render, and runs all effects before it.
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
