import type { OpenDatabase } from '../db/database.ts'

interface Notified {
  run: () => Promise<void>
  /** `run` failed, or the channel cannot be listened to. */
  onError: (error: unknown) => void
}

/** Runs something, once at a time, when a channel is notified. Returns a function that stops it. */
export function runWhenNotified(
  database: Pick<OpenDatabase, 'listen'>,
  channel: string,
  { run, onError }: Notified,
): () => Promise<void> {
  let running = Promise.resolve()
  let isClosed = false
  const queue = () => {
    running = running.then(() => (isClosed ? undefined : run().catch(onError)))
  }
  const listening = database.listen(channel, queue).catch(error => {
    onError(error)
    return async () => {}
  })
  return async () => {
    isClosed = true
    const stopListening = await listening
    await stopListening()
    await running
  }
}
