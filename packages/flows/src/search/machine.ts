import { and, assign, enqueueActions, fromPromise, setup, stateIn } from 'xstate'
import { noAnswer, type Outcome } from '../flow/failure.ts'
import { setupTypes } from '../flow/setup-types.ts'
import {
  applyFailure,
  applyPick,
  applyResults,
  changeInput,
  clearResults,
  initial,
  isLongEnough,
  moveActive,
  optionOf,
  type SearchContext,
  type SearchInput,
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

/** A call that rejected. */
const networkFailure: Outcome<never> = { ok: false, error: noAnswer }

type CallArgs = { input: Parameters<SearchCalls['suggest']>[0]; signal: AbortSignal }

/** The search field as a statechart of two regions: the list that is open or closed, and the suggestions it shows. */
export function searchMachine(calls: SearchCalls) {
  return setup({
    types: setupTypes<{ context: SearchContext; events: SearchEvent; emitted: SearchEmitted; input: SearchInput }>(),
    actors: { suggest: fromPromise(({ input, signal }: CallArgs) => calls.suggest(input, signal)) },
    actions: {
      clearResults: assign(({ context }) => clearResults(context)),
      pick: enqueueActions(({ context, enqueue }, id: string | null) => {
        const option = optionOf(context, id)
        if (!option) return
        enqueue.assign(applyPick(context, option))
        enqueue.emit({ type: 'search.picked', option })
      }),
      submit: enqueueActions(({ context, enqueue }) => {
        enqueue.emit({ type: 'search.submitted', query: cleanQuery(context.inputValue) })
      }),
      fail: assign(({ context }, answer: Outcome<unknown>) =>
        applyFailure(context, answer.ok ? noAnswer : answer.error),
      ),
    },
    guards: {
      isTooShort: ({ context }, text: string) => !isLongEnough(context, text),
      isLongEnough: ({ context }) => isLongEnough(context, context.inputValue),
      isListVisible: and([stateIn({ list: 'open' }), 'isLongEnough']),
      isOutOfDate: ({ context }) => context.answeredQuery !== cleanQuery(context.inputValue),
      isKnown: ({ context }, text: string) => context.answeredQuery === cleanQuery(text) && context.options.length > 0,
      isKnownEmpty: ({ context }, text: string) => context.answeredQuery === cleanQuery(text),
      hasActive: ({ context }) => optionOf(context, context.active) !== null,
      hasOption: ({ context }, id: string) => optionOf(context, id) !== null,
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
              'search.move': { actions: assign(({ context, event }) => moveActive(context, event.by)) },
              'search.mark': {
                actions: assign(({ context, event }) => ({ active: optionOf(context, event.id)?.id ?? null })),
              },
              'search.pick': {
                guard: { type: 'hasOption', params: ({ event }) => event.id },
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
              actions: [assign(({ context, event }) => changeInput(context, event.query)), 'clearResults'],
            },
            {
              guard: { type: 'isKnown', params: ({ event }) => event.query },
              target: '.found',
              actions: assign(({ context, event }) => changeInput(context, event.query)),
            },
            {
              guard: { type: 'isKnownEmpty', params: ({ event }) => event.query },
              target: '.empty',
              actions: assign(({ context, event }) => changeInput(context, event.query)),
            },
            { target: '.debouncing', actions: assign(({ context, event }) => changeInput(context, event.query)) },
          ],
          'search.clear': { target: '.none', actions: [assign({ inputValue: '' }), 'clearResults'] },
          'locale.changed': [
            {
              guard: 'isListVisible',
              target: '.searching',
              actions: [assign(({ event }) => ({ lang: event.lang })), 'clearResults'],
            },
            { target: '.none', actions: [assign(({ event }) => ({ lang: event.lang })), 'clearResults'] },
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
              input: ({ context: { lang, inputValue: text } }) => ({ lang, query: cleanQuery(text) }),
              onDone: [
                {
                  guard: { type: 'found', params: ({ event }) => event.output },
                  target: 'found',
                  actions: assign(({ context, event }) =>
                    event.output.ok ? applyResults(context, event.output.data) : context,
                  ),
                },
                {
                  guard: { type: 'succeeded', params: ({ event }) => event.output },
                  target: 'empty',
                  actions: assign(({ context }) => applyResults(context, [])),
                },
                { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
              ],
              onError: { target: 'failed', actions: { type: 'fail', params: networkFailure } },
            },
          },
          found: { always: { guard: 'isOutOfDate', target: 'none', actions: 'clearResults' } },
          empty: {},
          failed: { on: { 'search.retry': 'searching', 'search.open': 'searching' } },
        },
      },
    },
  })
}
