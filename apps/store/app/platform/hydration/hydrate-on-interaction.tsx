import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { announce } from '../browser/subscribe-to.ts'
import { fetchModule, reloadInPlace } from '../errors/chunk-reload.ts'
import { outageStarted } from '../errors/network-retry.ts'
import { interactionEvents } from './early-events.ts'

type Movement = Pick<PointerEvent, 'movementX' | 'movementY'>

let isTouched = false
let isStarted = false

/** Whether the shopper has interacted with the page. */
export const hasInteraction = (): boolean => isTouched

const firstInteraction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise(resolve => {
      const handle = ({ type: event, movementX, movementY }: Event & Partial<Movement>) => {
        // Chromium sends a move when a page is laid out under a mouse that lies still.
        if (event === 'pointermove' && !movementX && !movementY) return
        isTouched = event !== 'shop:hydrate'
        isStarted = true
        for (const type of interactionEvents) removeEventListener(type, handle, true)
        resolve()
      }
      for (const type of interactionEvents) addEventListener(type, handle, true)
      window.earlyEvents?.forEach(handle)
    })

/** Runs a function once, on the first interaction with the page; immediately if there was one already. */
export const onFirstInteraction = (run: () => void): void => void firstInteraction.then(run)

/** Parts of the imported routes whose scripts are not loaded yet. */
const unloadedParts = new Set<Promise<unknown>>()

/**
 * Resolves when the parts of the imported routes are loaded: a page that is opened without its parts would be shown empty. At once
 * before the first interaction, and during an outage, in which pages are opened as documents.
 */
export const startedPartsLoaded = async (): Promise<void> => {
  if (isStarted) await Promise.race([Promise.allSettled(unloadedParts), outageStarted()])
}

/** Hydrates the deferred parts without an interaction, when they have to show what the server's HTML does not contain. */
export const requestHydration = (): void => announce('shop:hydrate')

// The HTML of a page that Back shows as it was left, before any interaction, does not contain what has changed meanwhile.
if (!import.meta.env.SSR) addEventListener('pageshow', ({ persisted }) => persisted && requestHydration())

/**
 * Starts the hydration when a translator changes the page, by its language or by elements around its texts: React renders such parts anew,
 * which is no error then, and reported so that what was done in them meanwhile is repeated. `lang`: of the page as it was rendered.
 */
export function watchTranslator({ documentElement: html }: Document, lang: string, onReplaced: () => void): void {
  const check = () => {
    if (html.lang === lang && !html.querySelector('font')) return
    window.onerror = message => {
      const isReplaced = /#418/.test(`${message}`)
      if (isReplaced) onReplaced()
      return isReplaced
    }
    requestHydration()
  }
  const observer = new MutationObserver(check)
  observer.observe(html, { attributeFilter: ['lang'], childList: true, subtree: true })
  // Parts may be on their way still: only the wrapped texts are not looked for any more, at every change of the page.
  onFirstInteraction(() => observer.observe(html, { attributeFilter: ['lang'] }))
  check()
}

/** Stands for a part that the browser renders instead of hydrating it, as after a translator has changed the page: no HTML waits with it. */
function WithoutHtml(): null {
  useEffect(requestHydration, [])
  return null
}

/**
 * A part of a page whose HTML is rendered by the server and whose script is fetched on the first interaction. Until then its
 * links and forms work as they do without scripts. Its styles must be imported by the route; its props must be referentially
 * stable, or React would render it on the client before its script is loaded. `isNeededAtOnce`: its script is not deferred,
 * because the HTML does not contain what it shows.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeededAtOnce: () => boolean = () => false,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  // In development React Router renders the whole page once more, so that parts without their script would disappear.
  const start = import.meta.env.DEV || (!import.meta.env.SSR && isNeededAtOnce()) ? Promise.resolve() : firstInteraction
  const loading = start
    .then(() => fetchModule(load))
    .then(component => {
      loaded = component
      return component
    })
  unloadedParts.add(loading)
  const forget = () => unloadedParts.delete(loading)
  loading.then(forget, forget)
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await loading.catch(reloadInPlace) }))
  return memo((props: Props) => {
    // A page that is rendered after the script has loaded needs no Suspense; a mounted one keeps its component type.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return (
      <Suspense fallback={<WithoutHtml />}>
        <Component {...props} />
      </Suspense>
    )
  })
}
