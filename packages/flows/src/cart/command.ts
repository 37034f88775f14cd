/** A change of the cart as plain data, so that it can be queued and survive a reload. */
export type Command =
  /** `id` is sent as the idempotency key: however often it is sent, it counts once. */
  | {
      readonly kind: 'add'
      readonly id: string
      readonly productId: number
      readonly optionId: number | null
      readonly count: number
      readonly modal: string | null
      /** The cart it was first sent to, null for a new one: the body under one key must not change. Missing: never sent. */
      readonly cartId?: string | null
    }
  | { readonly kind: 'set'; readonly lineId: number; readonly count: number }
  | { readonly kind: 'remove'; readonly lineId: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'coupon'; readonly code: string | null }

/** Most pieces in a line. Source: wire.md, counts are 1…999. */
export const MAX_QUANTITY = 999

/** Clamps a count to what the wire accepts. */
export const clampQuantity = (count: number): number =>
  Number.isFinite(count) ? Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(count))) : 1

/** What a command is about. Its error is shown there until another command about the same thing starts. */
export function keyOf(command: Command): string {
  if (command.kind === 'add') return `add:${command.productId}:${command.optionId ?? ''}`
  if (command.kind === 'set' || command.kind === 'remove') return lineKey(command.lineId)
  return command.kind
}

export const lineKey = (lineId: number): string => `line:${lineId}`
