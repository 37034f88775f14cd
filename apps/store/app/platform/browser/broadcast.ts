/** A channel to the other tabs. Not every browser has it, and where storage is refused creating one throws. */
export function broadcastOf(name: string): { broadcast?: BroadcastChannel } {
  try {
    return { broadcast: new BroadcastChannel(name) }
  } catch {
    return {}
  }
}
