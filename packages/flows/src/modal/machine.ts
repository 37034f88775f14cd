import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { setupTypes } from '../flow/setup-types.ts'

/** Dialogs of this shop; another shop may add its own. */
export type ModalName =
  | 'cart'
  | 'product-added'
  | 'password-reset'
  | 'login'
  | 'registration'
  | 'mobile-menu'
  | (string & Record<never, never>)

/** Payload of a dialog. */
export interface ModalData {
  readonly name?: string
  readonly data?: unknown
  readonly image?: string
  readonly prodname?: string
  readonly prodCode?: string
  readonly previewImage?: string
}

export type CloseReason = 'escape' | 'outside' | 'icon' | 'route' | 'done'

export type ModalEvent =
  /** `returnFocus` identifies the opener; it gets the focus back when the last dialog closes. */
  | { type: 'modal.open'; name: ModalName; data?: ModalData; returnFocus?: string }
  | { type: 'modal.close'; reason?: CloseReason }
  | { type: 'route.changed' }

export type ModalEmitted =
  | { type: 'modal.opened'; name: ModalName }
  | { type: 'modal.closed'; name: ModalName; reason: CloseReason }
  /**
   * Restore the focus to the first opener, `key`. If it no longer exists, to the first of `keys` (all openers in order) that
   * does; otherwise (`key` null, after `route`) to the page's heading.
   */
  | { type: 'modal.restoreFocus'; key: string | null; keys: readonly string[]; reason: CloseReason }

export interface ModalContext {
  readonly name: ModalName | null
  readonly data: ModalData
  /** Openers since no dialog was open, each once, in order. */
  readonly openers: readonly string[]
  readonly exit: number
}

export interface ModalInput {
  /** Milliseconds of the exit animation; 0 with reduced motion. @default 0 */
  exit?: number
}

const nothing = { name: null, data: {}, openers: [] } as const

/** At most one dialog. Opening another replaces it; the focus returns to the opener of the first. */
export const modalMachine = setup({
  types: setupTypes<{ context: ModalContext; events: ModalEvent; emitted: ModalEmitted; input: ModalInput }>(),
  actions: {
    close: enqueueActions(({ context: { name, openers: keys }, enqueue }, reason: CloseReason) => {
      if (name !== null) enqueue.emit({ type: 'modal.closed', name, reason })
      enqueue.emit({ type: 'modal.restoreFocus', key: keys[0] ?? null, keys, reason })
      enqueue.assign({ openers: [] })
    }),
  },
  delays: { exit: ({ context }) => context.exit },
}).createMachine({
  id: 'modal',
  context: ({ input }) => ({ ...nothing, exit: input.exit ?? 0 }),
  initial: 'closed',
  on: {
    'modal.open': {
      target: '.open',
      actions: enqueueActions(({ context, event: { name, data = {}, returnFocus }, enqueue }) => {
        const { openers } = context
        const isNew = returnFocus !== undefined && !openers.includes(returnFocus)
        enqueue.assign({ name, data, openers: isNew ? [...openers, returnFocus] : openers })
        enqueue.emit({ type: 'modal.opened', name })
      }),
    },
  },
  states: {
    closed: {},
    open: {
      on: {
        'modal.close': {
          target: 'closing',
          actions: { type: 'close', params: ({ event }) => event.reason ?? 'done' },
        },
        'route.changed': { target: 'closing', actions: { type: 'close', params: 'route' } },
      },
    },
    closing: {
      after: { exit: { target: 'closed', actions: assign(nothing) } },
    },
  },
})

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type ModalMachineSnapshot = SnapshotFrom<typeof modalMachine>
