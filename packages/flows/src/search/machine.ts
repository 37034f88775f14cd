import { and, assign, enqueueActions, fromPromise, setup, stateIn } from 'xstate'
import { noAnswer, type Outcome } from '../flow/failure.ts'
import { typed } from '../flow/typed.ts'
import {
  answeredWith,
  failedWith,
  forgotten,
  initial,
  isLongEnough,
  moving,
  optionOf,
  picked,
  type SearchContext,
  type SearchInput,
  typedOn,
} from './context.ts'
import type { SearchEmitted, SearchEvent } from './events.ts'
import { cleanQuery, type SearchOption } from './suggestions.ts'

/** All the machine can ask for. Nothing here throws for an answer. */
export interface SearchCalls {
  suggest(
    input: Pick<SearchContext, 'lang'> & { query: string },
    signal: AbortSignal,
  ): Promise<Outcome<readonly SearchOption[]>>
}

/** What a call that broke comes to. */
const lost: Outcome<never> = { ok: false, error: noAnswer }

type Asked = { input: Parameters<SearchCalls['suggest']>[0]; signal: AbortSignal }

/** The search field as a statechart of two regions: the list that is open or closed, and the suggestions it shows. */
export function searchMachine(calls: SearchCalls) {
  return setup({
    types: typed<{ context: SearchContext; events: SearchEvent; emitted: SearchEmitted; input: SearchInput }>(),
    actors: { suggest: fromPromise(({ input, signal }: Asked) => calls.suggest(input, signal)) },
    actions: {
      forget: assign(({ context }) => forgotten(context)),
      pick: enqueueActions(({ context, enqueue }, id: string | null) => {
        const option = optionOf(context, id)
        if (!option) return
        enqueue.assign(picked(context, option))
        enqueue.emit({ type: 'search.picked', option })
      }),
      submit: enqueueActions(({ context, enqueue }) => {
        enqueue.emit({ type: 'search.submitted', query: cleanQuery(context.typed) })
      }),
      fail: assign(({ context }, answer: Outcome<unknown>) => failedWith(context, answer.ok ? noAnswer : answer.error)),
    },
    guards: {
      isTooShort: ({ context }, text: string) => !isLongEnough(context, text),
      isLongEnough: ({ context }) => isLongEnough(context, context.typed),
      isWatched: and([stateIn({ list: 'open' }), 'isLongEnough']),
      isOutOfDate: ({ context }) => context.answered !== cleanQuery(context.typed),
      isKnown: ({ context }, text: string) => context.answered === cleanQuery(text) && context.options.length > 0,
      isKnownEmpty: ({ context }, text: string) => context.answered === cleanQuery(text),
      hasActive: ({ context }) => optionOf(context, context.active) !== null,
      isOffered: ({ context }, id: string) => optionOf(context, id) !== null,
      succeeded: (_, answer: Outcome<readonly SearchOption[]>) => answer.ok,
      found: (_, answer: Outcome<readonly SearchOption[]>) => answer.ok && answer.data.length > 0,
    },
    delays: { debounce: ({ context }) => context.debounce },
  }).createMachine({
    id: 'search',
    context: ({ input }) => initial(input),
    type: 'parallel',
    states: {
      list: {
        initial: 'closed',
        states: {
          closed: {
            on: {
              'search.type': 'open',
              'search.open': 'open',
              'search.move': 'open',
              'search.submit': { actions: 'submit' },
            },
          },
          open: {
            on: {
              'search.close': { target: 'closed', actions: assign({ active: null }) },
              'search.clear': 'closed',
              'route.changed': { target: 'closed', actions: assign({ active: null }) },
              'search.move': { actions: assign(({ context, event }) => moving(context, event.by)) },
              'search.mark': {
                actions: assign(({ context, event }) => ({ active: optionOf(context, event.id)?.id ?? null })),
              },
              'search.pick': {
                guard: { type: 'isOffered', params: ({ event }) => event.id },
                target: 'closed',
                actions: { type: 'pick', params: ({ event }) => event.id },
              },
              'search.submit': [
                {
                  guard: 'hasActive',
                  target: 'closed',
                  actions: { type: 'pick', params: ({ context }) => context.active },
                },
                { target: 'closed', actions: 'submit' },
              ],
            },
          },
        },
      },
      suggestions: {
        initial: 'none',
        on: {
          'search.type': [
            {
              guard: { type: 'isTooShort', params: ({ event }) => event.query },
              target: '.none',
              actions: [assign(({ context, event }) => typedOn(context, event.query)), 'forget'],
            },
            {
              guard: { type: 'isKnown', params: ({ event }) => event.query },
              target: '.found',
              actions: assign(({ context, event }) => typedOn(context, event.query)),
            },
            {
              guard: { type: 'isKnownEmpty', params: ({ event }) => event.query },
              target: '.empty',
              actions: assign(({ context, event }) => typedOn(context, event.query)),
            },
            { target: '.debouncing', actions: assign(({ context, event }) => typedOn(context, event.query)) },
          ],
          'search.clear': { target: '.none', actions: [assign({ typed: '' }), 'forget'] },
          'locale.changed': [
            {
              guard: 'isWatched',
              target: '.searching',
              actions: [assign(({ event }) => ({ lang: event.lang })), 'forget'],
            },
            { target: '.none', actions: [assign(({ event }) => ({ lang: event.lang })), 'forget'] },
          ],
        },
        states: {
          none: {
            on: {
              'search.open': { guard: 'isLongEnough', target: 'searching' },
              'search.move': { guard: 'isLongEnough', target: 'searching' },
            },
          },
          debouncing: {
            on: { 'search.close': 'none', 'search.pick': 'none', 'search.submit': 'none', 'route.changed': 'none' },
            after: { debounce: 'searching' },
          },
          searching: {
            on: { 'search.close': 'none', 'search.pick': 'none', 'search.submit': 'none', 'route.changed': 'none' },
            invoke: {
              id: 'suggest',
              src: 'suggest',
              input: ({ context: { lang, typed: text } }) => ({ lang, query: cleanQuery(text) }),
              onDone: [
                {
                  guard: { type: 'found', params: ({ event }) => event.output },
                  target: 'found',
                  actions: assign(({ context, event }) =>
                    event.output.ok ? answeredWith(context, event.output.data) : context,
                  ),
                },
                {
                  guard: { type: 'succeeded', params: ({ event }) => event.output },
                  target: 'empty',
                  actions: assign(({ context }) => answeredWith(context, [])),
                },
                { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
              ],
              onError: { target: 'failed', actions: { type: 'fail', params: lost } },
            },
          },
          found: { always: { guard: 'isOutOfDate', target: 'none', actions: 'forget' } },
          empty: {},
          failed: { on: { 'search.retry': 'searching', 'search.open': 'searching' } },
        },
      },
    },
  })
}
