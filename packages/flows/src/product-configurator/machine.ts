import { assign, enqueueActions, setup } from 'xstate'
import { typed } from '../flow/typed.ts'
import { changed } from './changing.ts'
import {
  type ConfiguratorContext,
  type ConfiguratorInput,
  countOf,
  type Goods,
  initial,
  isSent,
  isUnderWay,
  missingOf,
  refused,
  resolutionOf,
  sending,
  settled,
  telling,
} from './context.ts'
import type { ConfiguratorEmitted, ConfiguratorEvent, Order } from './events.ts'
import type { Resolution } from './rules.ts'

/** Milliseconds for which the button says that it is done. */
export const SAID = 2_000

/** Puts it into the cart as the event asks for. */
const addAsAsked = {
  type: 'add',
  params: ({ event: { modal } }: { event: { modal?: string | null } }) => (modal === undefined ? {} : { modal }),
} as const

/** The choice of a product as a statechart of two regions: what is chosen, and what becomes of the order to put it into the cart. */
export const configuratorMachine = setup({
  types: typed<{
    context: ConfiguratorContext
    events: ConfiguratorEvent
    emitted: ConfiguratorEmitted
    input: ConfiguratorInput
  }>(),
  actions: {
    change: assign(({ context, event }) => changed(context, event)),
    settle: assign(({ context }) => settled(context)),
    add: enqueueActions(({ context, enqueue }, asked: Pick<Order, 'modal'>) => {
      const next = sending(context)
      enqueue.assign(next)
      if (next.sent) enqueue.emit({ type: 'configurator.add', ...next.sent, count: countOf(context), ...asked })
    }),
    tell: enqueueActions(({ context, enqueue }) => {
      const [attribute] = missingOf(context)
      enqueue.assign(telling(context))
      if (attribute !== undefined) enqueue.emit({ type: 'configurator.focus', attribute })
    }),
  },
  guards: {
    is: ({ context }, status: Resolution['status']) => resolutionOf(context).status === status,
    isSent: ({ context }, goods: Goods) => isSent(context, goods),
    /** What is chosen is on its way already. */
    isUnderWay: ({ context }) => isUnderWay(context),
    isOnItsWay: ({ context }) => context.sent !== null,
    isRefused: ({ context }) => context.error !== null,
    isAnother: ({ context }, productId: number) => context.product.productId !== productId,
  },
  delays: { said: SAID },
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
          { guard: { type: 'is', params: 'resolved' }, target: '.adding', actions: addAsAsked },
          { actions: 'tell' },
        ],
        'product.received': {
          guard: { type: 'isAnother', params: ({ event }) => event.product.productId },
          target: '.idle',
        },
      },
      states: {
        idle: {
          always: [
            { guard: 'isOnItsWay', target: 'adding' },
            { guard: 'isRefused', target: 'failed' },
          ],
        },
        adding: {
          on: {
            'configurator.submit': [
              { guard: 'isUnderWay' },
              {
                guard: { type: 'is', params: 'resolved' },
                target: 'adding',
                reenter: true,
                actions: addAsAsked,
              },
              { actions: 'tell' },
            ],
            'cart.added': {
              guard: { type: 'isSent', params: ({ event }) => event },
              target: 'added',
              actions: 'settle',
            },
            'cart.settled': {
              guard: { type: 'isSent', params: ({ event }) => event },
              target: 'idle',
              actions: 'settle',
            },
            'cart.rejected': {
              guard: { type: 'isSent', params: ({ event }) => event },
              target: 'failed',
              actions: assign(({ context, event }) => refused(context, event.error)),
            },
          },
        },
        added: {
          on: { 'option.choose': 'idle', 'option.reset': 'idle' },
          after: { said: 'idle' },
        },
        failed: { on: { 'option.choose': 'idle', 'option.reset': 'idle' } },
      },
    },
  },
})
