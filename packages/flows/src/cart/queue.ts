import { type Command, keyOf } from './command.ts'

/** Whether a later command makes a queued one redundant. Additions never are: each click counts. */
function supersedes(later: Command, earlier: Command): boolean {
  if (later.kind === 'clear') return earlier.kind !== 'add' && earlier.kind !== 'coupon'
  return earlier.kind !== 'add' && later.kind !== 'add' && keyOf(later) === keyOf(earlier)
}

/** Appends a command and drops the queued ones that it makes redundant. The command in flight is not in the queue. */
export const enqueue = (queue: readonly Command[], command: Command): readonly Command[] => [
  ...queue.filter(earlier => !supersedes(command, earlier)),
  command,
]

/** Puts an unanswered command back to the front, unless a later one makes it redundant. */
export const putBack = (queue: readonly Command[], command: Command): readonly Command[] =>
  isSuperseded(queue, command) ? queue : [command, ...queue]

export const isSuperseded = (queue: readonly Command[], command: Command): boolean =>
  queue.some(later => supersedes(later, command))
