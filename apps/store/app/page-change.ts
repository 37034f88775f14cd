import { ignoreSkippedTransitions } from './errors/skipped-transition.ts'
import { completeTornPresses } from './torn-press.ts'

/** Listens for what an animated change of pages does to presses and promises. */
export function watchPageChanges(window: Window): void {
  ignoreSkippedTransitions(window)
  completeTornPresses(window.document)
}
