'use client'
import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import type { buyBarData } from './buy-bar.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof buyBarData>('buy-bar')

/** Extends the intersection root downwards, so that the target counts as visible unless it is above the viewport. */
const MARGIN_BELOW = 100_000

export interface BuyBarProps extends ComponentPropsWithRef<'div'> {
  /** Id of the page's main buy button. The bar is shown while that button is scrolled out above the viewport. */
  targetId: string
}

/**
 * Sticky bar with price and buy button, shown at the bottom of the viewport once the page's main button has scrolled
 * out above it. `inert` while closed. The theme shows it on phones only. Renders a `<div>`.
 *
 * Not on pages with more than one product to buy.
 */
export function BuyBar({ targetId, ...rest }: BuyBarProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const target = document.getElementById(targetId)
    if (!target) return
    // A busy browser tells several changes at once, the last one last.
    const observer = new IntersectionObserver(entries => setOpen(!entries.at(-1)?.isIntersecting), {
      rootMargin: `0px 0px ${MARGIN_BELOW}px`,
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [targetId])
  return <div {...rest} inert={!open} data-state={open ? 'open' : 'closed'} {...attrs('root')} />
}
