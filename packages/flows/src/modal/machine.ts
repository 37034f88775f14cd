import { assign, enqueueActions, setup } from 'xstate'
import { typed } from '../flow/typed.ts'

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
  /** `returnFocus` names what opened it; it is given back when the last dialog closes. */
  | { type: 'modal.open'; name: ModalName; data?: ModalData; returnFocus?: string }
  | { type: 'modal.close'; reason?: CloseReason }
  | { type: 'route.changed' }

export type ModalEmitted =
  | { type: 'modal.opened'; name: ModalName }
  | { type: 'modal.closed'; name: ModalName; reason: CloseReason }
  /** The focus belongs to the first opener again; null when nobody was named. After `route` it may be gone. */
  | { type: 'modal.restoreFocus'; key: string | null; reason: CloseReason }

export interface ModalContext {
  readonly name: ModalName | null
  readonly data: ModalData
  readonly returnFocus: string | null
  readonly exit: number
}

export interface ModalInput {
  /** Milliseconds a closing dialog stays to be seen leaving; 0 with reduced motion. @default 0 */
  exit?: number
}

const nothing = { name: null, data: {}, returnFocus: null } as const

/** At most one dialog. Opening another replaces it; the focus goes back to what opened the first. */
export const modalMachine = setup({
  types: typed<{ context: ModalContext; events: ModalEvent; emitted: ModalEmitted; input: ModalInput }>(),
  actions: {
    close: enqueueActions(({ context: { name, returnFocus: key }, enqueue }, reason: CloseReason) => {
      if (name !== null) enqueue.emit({ type: 'modal.closed', name, reason })
      enqueue.emit({ type: 'modal.restoreFocus', key, reason })
      enqueue.assign({ returnFocus: null })
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
      actions: enqueueActions(({ context, event: { name, data = {}, returnFocus = null }, enqueue }) => {
        enqueue.assign({ name, data, returnFocus: context.returnFocus ?? returnFocus })
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
