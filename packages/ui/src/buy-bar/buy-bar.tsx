'use client'
import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import type { buyBarData } from './buy-bar.data.ts'

const at = /* @__PURE__ */ anatomy<typeof buyBarData>('buy-bar')

/** Extends the intersection root downwards, so that the target counts as visible unless it is above the viewport. */
const BELOW = 100_000

export interface BuyBarProps extends ComponentPropsWithRef<'div'> {
  /** Id of the page's main buy button. The bar is shown while that button is scrolled out above the viewport. */
  watch: string
}

/**
 * Sticky bar with price and buy button, shown at the bottom of the viewport once the page's main button has scrolled
 * out above it. `inert` while closed. The theme shows it on phones only. Renders a `<div>`.
 */
export function BuyBar({ watch, ...rest }: BuyBarProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const main = document.getElementById(watch)
    if (!main) return
    const sight = new IntersectionObserver(([entry]) => setOpen(entry?.isIntersecting === false), {
      rootMargin: `0px 0px ${BELOW}px`,
    })
    sight.observe(main)
    return () => sight.disconnect()
  }, [watch])
  return <div {...rest} inert={!open} data-state={open ? 'open' : 'closed'} {...at('root')} />
}
