'use client'
import { useSyncExternalStore } from 'react'
import { ArrowUpIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { focusProgrammatically } from '../internal/focus-programmatically.ts'
import { PartElement, type PartProps } from '../internal/slot.tsx'
import { useShopUi } from '../provider/provider.tsx'
import type { scrollToTopData } from './scroll-to-top.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof scrollToTopData>('scroll-to-top')

/** Scroll distance in pixels after which the button is shown. */
export const SCROLL_THRESHOLD = 700

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Whether the page is scrolled past a number of pixels; false on the server. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )

export interface ScrollToTopProps extends PartProps<'button'> {
  /** Scroll distance in pixels after which it appears. @default 700 */
  threshold?: number | undefined
  /** Id of the element that gets focus. @default the page's `<header>` */
  focusId?: string | undefined
}

/**
 * Scroll-to-top button: hidden until the page is scrolled past the threshold. Moves focus too, and scrolls instantly
 * with reduced motion. Renders a `<button>`.
 *
 * Not a tab stop while hidden. Not on pages shorter than two screens.
 */
export function ScrollToTop(props: ScrollToTopProps) {
  const { threshold = SCROLL_THRESHOLD, focusId, asChild = false, children, ...rest } = props
  const { messages } = useShopUi()
  const shown = useScrolledPast(threshold)
  const onClick = () => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' })
    const top = focusId === undefined ? document.querySelector('header') : document.getElementById(focusId)
    if (top instanceof HTMLElement) focusProgrammatically(top)
  }
  const shared = {
    'aria-label': messages.scrollToTop.label,
    ...rest,
    onClick: composeEventHandlers(rest.onClick, onClick),
    hidden: !shown,
    ...attrs('root'),
  }
  return (
    <PartElement as="button" asChild={asChild} {...shared}>
      {children ?? <ArrowUpIcon />}
    </PartElement>
  )
}
