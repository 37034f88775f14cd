import { type Command, keyOf } from './command.ts'

/** Whether a waiting command is pointless once another stands behind it. Additions never are: each click counts. */
function supersedes(later: Command, earlier: Command): boolean {
  if (later.kind === 'clear') return earlier.kind !== 'add' && earlier.kind !== 'coupon'
  return earlier.kind !== 'add' && later.kind !== 'add' && keyOf(later) === keyOf(earlier)
}

/** Puts a command at the end and takes out the waiting ones that it makes pointless. What is already sent is not in the queue. */
export const enqueue = (queue: readonly Command[], command: Command): readonly Command[] => [
  ...queue.filter(earlier => !supersedes(command, earlier)),
  command,
]

/** Puts back a command that got no answer: first again, or nowhere if a later one has made it pointless. */
export const putBack = (queue: readonly Command[], command: Command): readonly Command[] =>
  isSuperseded(queue, command) ? queue : [command, ...queue]

export const isSuperseded = (queue: readonly Command[], command: Command): boolean =>
  queue.some(later => supersedes(later, command))
