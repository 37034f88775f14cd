import { and, assign, enqueueActions, type SnapshotFrom, setup, stateIn } from 'xstate'
import type { ClientFailure } from '../flow/failure.ts'
import { errorOf, notProvided } from '../flow/request.ts'
import { setupTypes } from '../flow/setup-types.ts'
import {
  applyFailure,
  applyResults,
  applySelect,
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

export type SuggestInput = Pick<SearchContext, 'lang'> & { query: string }

/** Two regions: the popup, and the suggestions it shows. Provide the actor `suggest`. */
export const searchMachine = setup({
  types: setupTypes<{ context: SearchContext; events: SearchEvent; emitted: SearchEmitted; input: SearchInput }>(),
  actors: { suggest: notProvided<SuggestInput, readonly SearchOption[]>() },
  actions: {
    clearResults: assign(({ context }) => clearResults(context)),
    select: enqueueActions(({ context, enqueue }, id: string | null) => {
      const option = optionOf(context, id)
      if (!option) return
      enqueue.assign(applySelect(context, option))
      enqueue.emit({ type: 'search.selected', option })
    }),
    submit: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'search.submitted', query: cleanQuery(context.inputValue) })
    }),
    fail: assign(({ context }, error: ClientFailure) => applyFailure(context, error)),
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
    found: (_, options: readonly SearchOption[]) => options.length > 0,
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
            'search.change': 'open',
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
            'search.highlight': {
              actions: assign(({ context, event }) => ({ active: optionOf(context, event.id)?.id ?? null })),
            },
            'search.select': {
              guard: { type: 'hasOption', params: ({ event }) => event.id },
              target: 'closed',
              actions: { type: 'select', params: ({ event }) => event.id },
            },
            'search.submit': [
              {
                guard: 'hasActive',
                target: 'closed',
                actions: { type: 'select', params: ({ context }) => context.active },
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
        'search.change': [
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
        'search.refresh': [
          { guard: 'isListVisible', target: '.searching', actions: 'clearResults' },
          { target: '.none', actions: 'clearResults' },
        ],
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
          on: { 'search.close': 'none', 'search.select': 'none', 'search.submit': 'none', 'route.changed': 'none' },
          after: { debounce: 'searching' },
        },
        searching: {
          on: { 'search.close': 'none', 'search.select': 'none', 'search.submit': 'none', 'route.changed': 'none' },
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context: { lang, inputValue: text } }) => ({ lang, query: cleanQuery(text) }),
            onDone: [
              {
                guard: { type: 'found', params: ({ event }) => event.output },
                target: 'found',
                actions: assign(({ context, event }) => applyResults(context, event.output)),
              },
              { target: 'empty', actions: assign(({ context }) => applyResults(context, [])) },
            ],
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => errorOf(event.error) } },
          },
        },
        found: { always: { guard: 'isOutOfDate', target: 'none', actions: 'clearResults' } },
        empty: {},
        failed: { on: { 'search.retry': 'searching', 'search.open': 'searching' } },
      },
    },
  },
})

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type SearchMachineSnapshot = SnapshotFrom<typeof searchMachine>
