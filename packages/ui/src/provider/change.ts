/** What a change callback gets beside the new value. */
export interface ChangeDetails<Reason extends string = string> {
  /** What caused the change. */
  readonly reason: Reason
  /** DOM event that caused it; undefined when there is none: a timer, or a change of the page. */
  readonly event: Event | undefined
  /** Prevents the change, of a controlled part too: it stays as it is. Call it before the callback returns. */
  readonly cancel: () => void
}

/** Change callback of every part: the new value, and why it changes. */
export type ChangeHandler<Value, Reason extends string = string> = (
  value: Value,
  details: ChangeDetails<Reason>,
) => void
