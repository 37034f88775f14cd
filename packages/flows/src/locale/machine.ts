import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { typed } from '../flow/typed.ts'
import type { LocaleCalls } from './calls.ts'
import type { LocaleEmitted, LocaleEvent } from './events.ts'
import { type LocaleSource, type Settled, settle } from './rules.ts'

export interface LocaleInput {
  /** `pathname` of the page, with its language's prefix if it has one: its language is what is shown at first. */
  path: string
  /** Languages of the browser, the dearest first: `navigator.languages`. @default none */
  languages?: readonly string[]
}

export interface LocaleContext<Data> {
  /** The language that is shown. */
  readonly lang: Locale
  readonly source: LocaleSource
  /** The language that is wanted instead; null: none. */
  readonly wanted: Settled | null
  readonly path: string
  readonly languages: readonly string[]
  readonly loaded: Data | null
  readonly error: FlowError | null
}

const initial = <Data>({ path, languages = [] }: LocaleInput): LocaleContext<Data> => ({
  lang: splitLocale(path).locale,
  source: 'path',
  wanted: null,
  path,
  languages,
  loaded: null,
  error: null,
})

const lost: Outcome<never> = { ok: false, error: noAnswer }

/** Which language is shown: another one only when everything of it is there. */
export const localeMachine = <Data>(calls: LocaleCalls<Data>) =>
  setup({
    types: typed<{
      context: LocaleContext<Data>
      events: LocaleEvent
      emitted: LocaleEmitted<Data>
      input: LocaleInput
    }>(),
    actors: {
      remembered: fromPromise(async () => calls.remembered()),
      load: fromPromise(({ input, signal }: { input: Locale; signal: AbortSignal }) => calls.load(input, signal)),
    },
    actions: {
      settle: enqueueActions(({ context, enqueue }, remembered: string | null) => {
        const { path, languages } = context
        const settled = settle({ path, remembered, languages })
        if (settled.lang !== context.lang) enqueue.assign({ wanted: settled })
        else {
          enqueue.assign({ source: settled.source })
          const isFirst = settled.source === 'browser' || settled.source === 'default'
          if (isFirst) enqueue.emit({ type: 'locale.detected', lang: settled.lang })
        }
      }),
      want: assign((_, wanted: Settled) => ({ wanted, error: null })),
      wantPaths: assign((_, path: string) => ({
        path,
        wanted: { lang: splitLocale(path).locale, source: 'path' as const },
        error: null,
      })),
      keep: assign({ wanted: null, error: null }),
      take: enqueueActions(({ context: { wanted, path }, enqueue }, answer: Outcome<Data>) => {
        if (!answer.ok || !wanted) return
        const { lang, source } = wanted
        const same = localise(splitLocale(path).path, lang)
        enqueue.assign({ lang, source, path: same, loaded: answer.data, wanted: null, error: null })
        enqueue.emit({ type: 'locale.changed', lang, source, path: same, loaded: answer.data })
      }),
      refuse: enqueueActions(({ context: { lang, wanted }, enqueue }, answer: Outcome<Data>) => {
        const error = answer.ok ? noAnswer : answer.error
        enqueue.assign({ error })
        if (wanted) enqueue.emit({ type: 'locale.failed', lang, wanted: wanted.lang, error })
      }),
    },
    guards: {
      isWanting: ({ context }) => context.wanted !== null,
      isOther: ({ context }, lang: Locale) => lang !== context.lang,
      isWanted: ({ context }, lang: Locale) => lang === context.wanted?.lang,
      /** A page was on its way, and the shopper has turned back to one in the language that is shown. */
      isPathsWish: ({ context }) => context.wanted?.source === 'path',
      succeeded: (_, answer: Outcome<Data>) => answer.ok,
      wasLost: ({ context }) => context.error?.kind === 'network',
    },
  }).createMachine({
    id: 'locale',
    context: ({ input }) => initial(input),
    initial: 'remembering',
    on: {
      'locale.switch': [
        { guard: { type: 'isWanted', params: ({ event }) => event.lang } },
        {
          guard: { type: 'isOther', params: ({ event }) => event.lang },
          target: '.switching',
          reenter: true,
          actions: { type: 'want', params: ({ event }) => ({ lang: event.lang, source: 'choice' }) },
        },
        { target: '.ready', actions: 'keep' },
      ],
      'route.changed': [
        {
          guard: { type: 'isWanted', params: ({ event }) => splitLocale(event.path).locale },
          actions: assign({ path: ({ event }) => event.path }),
        },
        {
          guard: { type: 'isOther', params: ({ event }) => splitLocale(event.path).locale },
          target: '.switching',
          reenter: true,
          actions: { type: 'wantPaths', params: ({ event }) => event.path },
        },
        {
          guard: 'isPathsWish',
          target: '.ready',
          actions: [assign({ path: ({ event }) => event.path }), 'keep'],
        },
        { actions: assign({ path: ({ event }) => event.path }) },
      ],
    },
    states: {
      remembering: {
        invoke: {
          id: 'remembered',
          src: 'remembered',
          onDone: { target: 'deciding', actions: { type: 'settle', params: ({ event }) => event.output } },
          onError: { target: 'deciding', actions: { type: 'settle', params: null } },
        },
      },
      deciding: { always: [{ guard: 'isWanting', target: 'switching' }, { target: 'ready' }] },
      ready: {},
      switching: {
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => context.wanted?.lang ?? context.lang,
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'refuse', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: { type: 'refuse', params: lost } },
        },
      },
      failed: {
        on: {
          'locale.retry': 'switching',
          // The page is in the language that could not be had: it is asked for once more.
          'route.changed': [
            {
              guard: { type: 'isOther', params: ({ event }) => splitLocale(event.path).locale },
              target: 'switching',
              actions: { type: 'wantPaths', params: ({ event }) => event.path },
            },
            {
              guard: 'isPathsWish',
              target: 'ready',
              actions: [assign({ path: ({ event }) => event.path }), 'keep'],
            },
            { actions: assign({ path: ({ event }) => event.path }) },
          ],
          'locale.switch': [
            { guard: { type: 'isWanted', params: ({ event }) => event.lang }, target: 'switching' },
            {
              guard: { type: 'isOther', params: ({ event }) => event.lang },
              target: 'switching',
              actions: { type: 'want', params: ({ event }) => ({ lang: event.lang, source: 'choice' }) },
            },
            { target: 'ready', actions: 'keep' },
          ],
          'locale.dismiss': { target: 'ready', actions: 'keep' },
          'network.back': { guard: 'wasLost', target: 'switching' },
        },
      },
    },
  })
