import type { KeyboardEvent } from 'react'

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/** Whether a key is one of the browser or the system: Alt+Left goes back. */
export const isModified = (event: Modifiers): boolean => event.altKey || event.ctrlKey || event.metaKey

/** What a pressed key leads to, instead of what the browser does with it; undefined for keys that are not in the table. */
export function keyTarget<Target>(
  event: KeyboardEvent,
  targets: Readonly<Record<string, Target | undefined>>,
): Target | undefined {
  const target = isModified(event) ? undefined : targets[event.key]
  if (target !== undefined) event.preventDefault()
  return target
}

/** Index in a row of tabs that a pressed key moves to, around its ends; -1: none. `more`: keys beside those of every row. */
export function tabTarget(event: KeyboardEvent, index: number, count: number, more?: Record<string, number>): number {
  const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const next = keyTarget(event, {
    ...more,
    ArrowRight: index + forwards,
    ArrowLeft: index - forwards,
    Home: 0,
    End: count - 1,
  })
  return next === undefined ? -1 : (next + count) % count
}
