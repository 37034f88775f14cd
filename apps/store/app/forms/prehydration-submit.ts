import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isUnmodifiedClick } from '../browser/unmodified-click.ts'

/** Milliseconds that a click waits for hydration; after that the browser handles it natively. */
const HYDRATION_TIMEOUT_MS = 4000

/** Elements clicked before hydration by marked element: the submitter of a form, otherwise the link or button. */
const queue = new Map<HTMLElement, HTMLElement | null>()

/** Replays the click on a marked element. */
function replay(marked: HTMLElement): void {
  const pressed = queue.get(marked)
  marked.removeAttribute('data-prehydration-queue')
  if (!queue.delete(marked)) return
  // In a later task, when other clicks before hydration (quantity, size) have been replayed into the form.
  if (marked instanceof HTMLFormElement) setTimeout(() => marked.requestSubmit(pressed))
  else pressed?.click()
}

/** Offline a native submit would replace the page by the browser's error page. */
function replayWhenOnline(marked: HTMLElement): void {
  if (navigator.onLine) replay(marked)
  else addEventListener('online', () => replay(marked), { once: true })
}

function enqueue(event: Event, marked: HTMLElement, pressed: HTMLElement | null): void {
  event.preventDefault()
  event.stopPropagation()
  if (!queue.has(marked)) setTimeout(() => replayWhenOnline(marked), HYDRATION_TIMEOUT_MS)
  queue.set(marked, pressed)
}

let isSubmitting = false

function subscribeToSubmits(listener: () => void): () => void {
  const controller = new AbortController()
  for (const type of ['submit', 'pageshow']) window.addEventListener(type, listener, controller)
  return () => controller.abort()
}

/** Whether a form was submitted natively: its response is about to replace the document. */
export const useNativeSubmit = (): boolean =>
  useSyncExternalStore(
    subscribeToSubmits,
    () => isSubmitting,
    () => false,
  )

/** Delays submits and clicks on marked elements until these are hydrated, so that none is lost or handled natively. */
export function queuePrehydrationSubmits(): void {
  document.addEventListener(
    'submit',
    event => {
      const form = event.target
      if (form instanceof HTMLFormElement && form.hasAttribute('data-prehydration-queue'))
        enqueue(event, form, event.submitter)
    },
    true,
  )
  // After the handlers of the page.
  window.addEventListener('submit', ({ defaultPrevented }) => {
    isSubmitting = !defaultPrevented
  })
  window.addEventListener('pageshow', () => {
    isSubmitting = false
  })
  document.addEventListener(
    'click',
    event => {
      const pressed = event.target instanceof Element ? event.target.closest('a,button') : null
      const marked = pressed?.closest('[data-prehydration-queue]')
      if (!(pressed instanceof HTMLElement && marked instanceof HTMLElement) || !isUnmodifiedClick(event)) return
      if (!(marked instanceof HTMLFormElement)) enqueue(event, marked, pressed)
    },
    true,
  )
}

/**
 * Props that mark a form, or an element around links and buttons, as not hydrated yet. Replays earlier submits and clicks after
 * hydration.
 */
export function usePrehydrationQueue<Marked extends HTMLElement>() {
  const ref = useRef<Marked>(null)
  useEffect(() => {
    if (ref.current) replay(ref.current)
  }, [])
  return { ref, 'data-prehydration-queue': '' } as const
}
