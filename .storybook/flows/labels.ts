import { type Edge, labelOf } from '../../packages/flows/src/testing/index.ts'

/** Guard of a transition, in brackets. */
export const conditionOf = ({ guarded, guard }: Edge): string => (guarded ? ` [${guard ?? 'if'}]` : '')

/**
 * Label of an event. An answer is an answer also when it is a failure, which only a taken transition can tell: `✓` and
 * `✗` are said of those.
 */
export function eventLabel(event: string, outcome?: 'succeeded' | 'failed'): string {
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(event) ?? []
  if (!done) return labelOf(event)
  return `${done} ${outcome === undefined ? 'answered' : outcome === 'failed' ? '✗' : '✓'}`
}
