import type { KeyboardEvent } from 'react'
import { isUnmodified } from '../platform/browser/unmodified-event.ts'

/** Its three parts, as the eye sees them; the second one is that of the focused category. */
const PARTS = ['.mega-menu__category', 'li:focus-within > .mega-menu__panel a', '.mega-menu__ways a']

/**
 * Arrow keys in the menu of the catalogue: up and down go through the links of a part, left and right to the parts beside it.
 * With Tab alone the last part is behind the links of all categories.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: menu } = event
  if (!(target instanceof HTMLAnchorElement) || !isUnmodified(event)) return
  const parts = PARTS.map(part => [...menu.querySelectorAll<HTMLAnchorElement>(part)])
  const part = parts.findIndex(links => links.includes(target))
  const links = parts[part] ?? []
  const next = {
    ArrowUp: links[links.indexOf(target) - 1],
    ArrowDown: links[links.indexOf(target) + 1],
    ArrowRight: parts[part + 1]?.[0],
    ArrowLeft:
      part === 1
        ? target.closest('.mega-menu__categories > li')?.querySelector('a')
        : part === 2
          ? parts[0]?.[0]
          : null,
  }[key]
  if (!next) return
  event.preventDefault()
  next.focus()
}
