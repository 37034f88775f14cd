import { assign, enqueueActions, setup } from 'xstate'
import { typed } from '../flow/typed.ts'
import {
  type ConfiguratorContext,
  type ConfiguratorInput,
  choosing,
  chose,
  countOf,
  type Goods,
  goodsOf,
  initial,
  isSent,
  missingOf,
  received,
  resolutionOf,
  sending,
} from './context.ts'
import type { ConfiguratorEmitted, ConfiguratorEvent } from './events.ts'
import { type Resolution, reset } from './rules.ts'

/** Milliseconds for which the button says that it is done. */
export const SAID = 2_000

/** The choice of a product as a statechart of two regions: what is chosen, and what becomes of the order to put it into the cart. */
export const configuratorMachine = setup({
  types: typed<{
    context: ConfiguratorContext
    events: ConfiguratorEvent
    emitted: ConfiguratorEmitted
    input: ConfiguratorInput
  }>(),
  actions: {
    add: enqueueActions(({ context, enqueue }) => {
      const next = sending(context)
      enqueue.assign(next)
      if (next.sent) enqueue.emit({ type: 'configurator.add', ...next.sent, count: countOf(context) })
    }),
    tell: enqueueActions(({ context, enqueue }) => {
      const [attribute] = missingOf(context)
      enqueue.assign({ told: true })
      if (attribute !== undefined) enqueue.emit({ type: 'configurator.focus', attribute })
    }),
  },
  guards: {
    is: ({ context }, status: Resolution['status']) => resolutionOf(context).status === status,
    isSent: ({ context }, goods: Goods) => isSent(context, goods),
    /** What is chosen is on its way already. */
    isUnderWay: ({ context }) => isSent(context, goodsOf(context)) && resolutionOf(context).status === 'resolved',
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
        'option.choose': { actions: assign(({ context, event }) => choosing(context, event.attribute, event.value)) },
        'option.reset': {
          actions: assign(({ context, event }) => chose(context, reset(context.chosen, event.attribute))),
        },
        'count.increment': { actions: assign(({ context }) => ({ wanted: countOf(context) + 1 })) },
        'count.decrement': { actions: assign(({ context }) => ({ wanted: countOf(context) - 1 })) },
        'count.set': { actions: assign(({ event }) => ({ wanted: event.count })) },
        'product.received': { actions: assign(({ context, event }) => received(context, event.product)) },
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
          { guard: { type: 'is', params: 'resolved' }, target: '.adding', actions: 'add' },
          { actions: 'tell' },
        ],
        'product.received': {
          guard: { type: 'isAnother', params: ({ event }) => event.product.productId },
          target: '.idle',
        },
      },
      states: {
        idle: {},
        adding: {
          on: {
            'configurator.submit': [
              { guard: 'isUnderWay' },
              {
                guard: { type: 'is', params: 'resolved' },
                target: 'adding',
                reenter: true,
                actions: 'add',
              },
              { actions: 'tell' },
            ],
            'cart.added': { guard: { type: 'isSent', params: ({ event }) => event }, target: 'added' },
            'cart.rejected': {
              guard: { type: 'isSent', params: ({ event }) => event },
              target: 'failed',
              actions: assign(({ event }) => ({ error: event.error })),
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
