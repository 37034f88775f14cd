import { keyOf, type QueuedCommand } from './command.ts'

/** Whether a later command makes a queued one redundant. Additions never are: each click counts. */
function supersedes(later: QueuedCommand, earlier: QueuedCommand): boolean {
  if (earlier.type === 'cart.add' || later.type === 'cart.add') return false
  return keyOf(later) === keyOf(earlier) || (later.type === 'cart.clear' && 'lineId' in earlier)
}

/** Appends a command and drops the queued ones that it makes redundant. The command in flight is not in the queue. */
export const enqueue = (queue: readonly QueuedCommand[], command: QueuedCommand): readonly QueuedCommand[] => [
  ...queue.filter(earlier => !supersedes(command, earlier)),
  command,
]

/** Puts an unanswered command back to the front, unless a later one makes it redundant. */
export const putBack = (queue: readonly QueuedCommand[], command: QueuedCommand): readonly QueuedCommand[] =>
  isSuperseded(queue, command) ? queue : [command, ...queue]

export const isSuperseded = (queue: readonly QueuedCommand[], command: QueuedCommand): boolean =>
  queue.some(later => supersedes(later, command))
