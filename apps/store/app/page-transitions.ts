import { ignoreSkippedTransitions } from './errors/skipped-transition.ts'
import { completeViewTransitionClicks } from './view-transition-click.ts'

/** Listens for what an animated change of pages does to presses and promises. */
export function handlePageTransitions(window: Window): void {
  ignoreSkippedTransitions(window)
  completeViewTransitionClicks(window.document)
}
