'use client'
import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import type { buyBarData } from './buy-bar.data.ts'

const at = /* @__PURE__ */ anatomy<typeof buyBarData>('buy-bar')

/** Pixels below the screen that still count as in sight, so that out of sight means above. */
const BELOW = 100_000

export interface BuyBarProps extends ComponentPropsWithRef<'div'> {
  /** Id of the main button, which the bar stands in for. */
  watch: string
}

/**
 * Price and button, its children, at the foot of a phone's screen once the main button has scrolled away upwards. Closed it is
 * inert. The theme shows it on phones only. Renders a `<div>`.
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
