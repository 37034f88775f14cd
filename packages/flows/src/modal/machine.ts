import { assign, enqueueActions, setup } from 'xstate'
import { setupTypes } from '../flow/setup-types.ts'

/** Dialogs of the specification. Source: spec §2; a shop may have its own. */
export type ModalName =
  | 'cart'
  | 'product-added'
  | 'password-reset'
  | 'login'
  | 'registration'
  | 'mobile-menu'
  | (string & Record<never, never>)

/** What a dialog is opened with. Source: spec §3, "Modal state". */
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
  /** `returnFocus` names what opened it; the focus is given back there when the last dialog closes. */
  | { type: 'modal.open'; name: ModalName; data?: ModalData; returnFocus?: string }
  | { type: 'modal.close'; reason?: CloseReason }
  | { type: 'route.changed' }

export type ModalEmitted =
  | { type: 'modal.opened'; name: ModalName }
  | { type: 'modal.closed'; name: ModalName; reason: CloseReason }
  /**
   * The focus belongs to the first opener again, `key`. `keys` are all that were named, first to last, for the case that the
   * first is gone: the first of them that is still there gets it, and where there is none (`key` null, after `route`) the
   * page's heading.
   */
  | { type: 'modal.restoreFocus'; key: string | null; keys: readonly string[]; reason: CloseReason }

export interface ModalContext {
  readonly name: ModalName | null
  readonly data: ModalData
  /** What opened the dialogs since none was open, each once, in order. */
  readonly openers: readonly string[]
  readonly exit: number
}

export interface ModalInput {
  /** Milliseconds a closing dialog stays to be seen leaving; 0 with reduced motion. @default 0 */
  exit?: number
}

const nothing = { name: null, data: {}, openers: [] } as const

/** At most one dialog. Opening another replaces it; the focus goes back to what opened the first. */
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
