import { type ComponentType, lazy, memo, Suspense, useState } from 'react'
import { fetchModule } from './errors/chunk-reload.ts'

/** The first sign that somebody is there. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'shop:hydrate']

const touched: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise(resolve => {
      const stir = () => {
        for (const sign of signs) removeEventListener(sign, stir, true)
        resolve()
      }
      for (const sign of signs) addEventListener(sign, stir, { capture: true, passive: true })
    })

/** Does something once, at the first sign of the shopper; at once when there was one. */
export const onFirstInteraction = (act: () => void): void => void touched.then(act)

/** Fetches what waits for the shopper: there is something to show that the HTML does not know. */
export const requestHydration = (): void => void dispatchEvent(new Event('shop:hydrate'))

/**
 * A part of a page whose HTML comes with the page, and whose script comes with the first sign of the shopper. Until then its
 * links and forms work as they do without scripts. Its styles must be imported by the route; its props must stay the same
 * objects from render to render, or React would render it anew before its script is there. `isWanted` says that there is
 * something to show that the HTML does not know: then its script does not wait.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => false,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const begin = !import.meta.env.SSR && isWanted() ? Promise.resolve() : touched
  const loading = begin
    .then(() => fetchModule(load))
    .then(part => {
      loaded = part
      return part
    })
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await loading }))
  return memo((props: Props) => {
    // Once its script is there a new page shows it at once; what is on the page keeps the kind that it began with.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
