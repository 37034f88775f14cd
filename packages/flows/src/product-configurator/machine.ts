import { assign, enqueueActions, setup } from 'xstate'
import { setupTypes } from '../flow/setup-types.ts'
import {
  type ConfiguratorContext,
  type ConfiguratorInput,
  countOf,
  failAdding,
  finishAdding,
  type Goods,
  initial,
  isAdding,
  isSent,
  missingOf,
  resolutionOf,
  startAdding,
  withErrorsShown,
} from './context.ts'
import type { ConfiguratorEmitted, ConfiguratorEvent, Order } from './events.ts'
import type { Resolution } from './rules.ts'
import { applySelectionEvent } from './selection-updates.ts'

/** How long the button says that the product was added. */
export const addedDurationMs = 2_000

/** Adds with the dialog that the event asks for. */
const addRequested = {
  type: 'add',
  params: ({ event: { modal } }: { event: { modal?: string | null } }) => (modal === undefined ? {} : { modal }),
} as const

/** Two regions: the selection, and adding it to the cart. */
export const configuratorMachine = setup({
  types: setupTypes<{
    context: ConfiguratorContext
    events: ConfiguratorEvent
    emitted: ConfiguratorEmitted
    input: ConfiguratorInput
  }>(),
  actions: {
    change: assign(({ context, event }) => applySelectionEvent(context, event)),
    finishAdding: assign(({ context }) => finishAdding(context)),
    add: enqueueActions(({ context, enqueue }, requested: Pick<Order, 'modal'>) => {
      const next = startAdding(context)
      enqueue.assign(next)
      if (next.sent) enqueue.emit({ type: 'configurator.add', ...next.sent, count: countOf(context), ...requested })
    }),
    showErrors: enqueueActions(({ context, enqueue }) => {
      const [attribute] = missingOf(context)
      enqueue.assign(withErrorsShown(context))
      if (attribute !== undefined) enqueue.emit({ type: 'configurator.focus', attribute })
    }),
  },
  guards: {
    is: ({ context }, status: Resolution['status']) => resolutionOf(context).status === status,
    isSent: ({ context }, goods: Goods) => isSent(context, goods),
    /** The chosen product is being added already. */
    isAdding: ({ context }) => isAdding(context),
    hasPendingAdd: ({ context }) => context.sent !== null,
    isRefused: ({ context }) => context.error !== null,
    isAnother: ({ context }, productId: number) => context.product.productId !== productId,
  },
  delays: { addedDuration: addedDurationMs },
}).createMachine({
  id: 'productConfigurator',
  context: ({ input }) => initial(input),
  type: 'parallel',
  states: {
    selection: {
      initial: 'incomplete',
      on: {
        'option.choose': { actions: 'change' },
        'option.reset': { actions: 'change' },
        'count.increment': { actions: 'change' },
        'count.decrement': { actions: 'change' },
        'count.set': { actions: 'change' },
        'product.received': { actions: 'change' },
      },
      states: {
        incomplete: {
          always: [
            { guard: { type: 'is', params: 'resolved' }, target: 'resolved' },
            { guard: { type: 'is', params: 'unavailable' }, target: 'unavailable' },
          ],
        },
        resolved: {
          always: [
            { guard: { type: 'is', params: 'incomplete' }, target: 'incomplete' },
            { guard: { type: 'is', params: 'unavailable' }, target: 'unavailable' },
          ],
        },
        unavailable: {
          always: [
            { guard: { type: 'is', params: 'incomplete' }, target: 'incomplete' },
            { guard: { type: 'is', params: 'resolved' }, target: 'resolved' },
          ],
        },
      },
    },
    submit: {
      initial: 'idle',
      on: {
        'configurator.submit': [
          { guard: { type: 'is', params: 'resolved' }, target: '.adding', actions: addRequested },
          { actions: 'showErrors' },
        ],
        'product.received': {
          guard: { type: 'isAnother', params: ({ event }) => event.product.productId },
          target: '.idle',
        },
      },
      states: {
        idle: {
          always: [
            { guard: 'hasPendingAdd', target: 'adding' },
            { guard: 'isRefused', target: 'failed' },
          ],
        },
        adding: {
          on: {
            'configurator.submit': [
              { guard: 'isAdding' },
              {
                guard: { type: 'is', params: 'resolved' },
                target: 'adding',
                reenter: true,
                actions: addRequested,
              },
              { actions: 'showErrors' },
            ],
            'cart.added': {
              guard: { type: 'isSent', params: ({ event }) => event },
              target: 'added',
              actions: 'finishAdding',
            },
            'cart.settled': {
              guard: { type: 'isSent', params: ({ event }) => event },
              target: 'idle',
              actions: 'finishAdding',
            },
            'cart.rejected': {
              guard: { type: 'isSent', params: ({ event }) => event },
              target: 'failed',
              actions: assign(({ context, event }) => failAdding(context, event.error)),
            },
          },
        },
        added: {
          on: { 'option.choose': 'idle', 'option.reset': 'idle' },
          after: { addedDuration: 'idle' },
        },
        failed: { on: { 'option.choose': 'idle', 'option.reset': 'idle' } },
      },
    },
  },
})
