import { ignoreSkippedTransitions } from './errors/skipped-transition.ts'
import { completeViewTransitionClicks } from './view-transition-click.ts'

/** Handles what view transitions do to clicks and promises. */
export function handlePageTransitions(window: Window): void {
  ignoreSkippedTransitions(window)
  completeViewTransitionClicks(window.document)
}
