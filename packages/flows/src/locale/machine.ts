import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type FlowError, noAnswer, type Outcome } from '../flow/failure.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type { LocaleCalls } from './calls.ts'
import type { LocaleEmitted, LocaleEvent } from './events.ts'
import { type LocaleSource, type ResolvedLocale, resolveLocale } from './rules.ts'

export interface LocaleInput {
  /** `pathname` of the page; its prefix is the initial locale. */
  path: string
  /** `navigator.languages`, in order of preference. @default none */
  languages?: readonly string[]
}

export interface LocaleContext<Data> {
  /** The current locale. */
  readonly lang: Locale
  readonly source: LocaleSource
  /** The requested locale; null: none. */
  readonly requestedLocale: ResolvedLocale | null
  readonly path: string
  readonly languages: readonly string[]
  readonly loaded: Data | null
  readonly error: FlowError | null
}

const initial = <Data>({ path, languages = [] }: LocaleInput): LocaleContext<Data> => ({
  lang: splitLocale(path).locale,
  source: 'path',
  requestedLocale: null,
  path,
  languages,
  loaded: null,
  error: null,
})

const networkFailure: Outcome<never> = { ok: false, error: noAnswer }

/** Switches the locale only after all its resources are loaded. */
export const localeMachine = <Data>(calls: LocaleCalls<Data>) =>
  setup({
    types: setupTypes<{
      context: LocaleContext<Data>
      events: LocaleEvent
      emitted: LocaleEmitted<Data>
      input: LocaleInput
    }>(),
    actors: {
      savedLocale: fromPromise(async () => calls.savedLocale()),
      load: fromPromise(({ input, signal }: { input: Locale; signal: AbortSignal }) => calls.load(input, signal)),
    },
    actions: {
      resolveLocale: enqueueActions(({ context, enqueue }, savedLocale: string | null) => {
        const { path, languages } = context
        const resolved = resolveLocale({ path, savedLocale, languages })
        if (resolved.lang !== context.lang) enqueue.assign({ requestedLocale: resolved })
        else {
          enqueue.assign({ source: resolved.source })
          const isFirst = resolved.source === 'browser' || resolved.source === 'default'
          if (isFirst) enqueue.emit({ type: 'locale.detected', lang: resolved.lang })
        }
      }),
      requestLocale: assign((_, requestedLocale: ResolvedLocale) => ({ requestedLocale, error: null })),
      requestPathLocale: assign((_, path: string) => ({
        path,
        requestedLocale: { lang: splitLocale(path).locale, source: 'path' as const },
        error: null,
      })),
      cancelSwitch: assign({ requestedLocale: null, error: null }),
      applyLocale: enqueueActions(({ context: { requestedLocale, path }, enqueue }, answer: Outcome<Data>) => {
        if (!answer.ok || !requestedLocale) return
        const { lang, source } = requestedLocale
        const same = localise(splitLocale(path).path, lang)
        enqueue.assign({ lang, source, path: same, loaded: answer.data, requestedLocale: null, error: null })
        enqueue.emit({ type: 'locale.changed', lang, source, path: same, loaded: answer.data })
      }),
      reject: enqueueActions(({ context: { lang, requestedLocale }, enqueue }, answer: Outcome<Data>) => {
        const error = answer.ok ? noAnswer : answer.error
        enqueue.assign({ error })
        if (requestedLocale) enqueue.emit({ type: 'locale.failed', lang, requestedLocale: requestedLocale.lang, error })
      }),
    },
    guards: {
      hasRequest: ({ context }) => context.requestedLocale !== null,
      isOther: ({ context }, lang: Locale) => lang !== context.lang,
      isRequested: ({ context }, lang: Locale) => lang === context.requestedLocale?.lang,
      /** A navigation requested another locale, and the shopper has gone back to a page in the current one. */
      isRequestedByPath: ({ context }) => context.requestedLocale?.source === 'path',
      succeeded: (_, answer: Outcome<Data>) => answer.ok,
      hasNetworkError: ({ context }) => context.error?.kind === 'network',
    },
  }).createMachine({
    id: 'locale',
    context: ({ input }) => initial(input),
    initial: 'restoring',
    on: {
      'locale.switch': [
        { guard: { type: 'isRequested', params: ({ event }) => event.lang } },
        {
          guard: { type: 'isOther', params: ({ event }) => event.lang },
          target: '.switching',
          reenter: true,
          actions: { type: 'requestLocale', params: ({ event }) => ({ lang: event.lang, source: 'choice' }) },
        },
        { target: '.ready', actions: 'cancelSwitch' },
      ],
      'route.changed': [
        {
          guard: { type: 'isRequested', params: ({ event }) => splitLocale(event.path).locale },
          actions: assign({ path: ({ event }) => event.path }),
        },
        {
          guard: { type: 'isOther', params: ({ event }) => splitLocale(event.path).locale },
          target: '.switching',
          reenter: true,
          actions: { type: 'requestPathLocale', params: ({ event }) => event.path },
        },
        {
          guard: 'isRequestedByPath',
          target: '.ready',
          actions: [assign({ path: ({ event }) => event.path }), 'cancelSwitch'],
        },
        { actions: assign({ path: ({ event }) => event.path }) },
      ],
    },
    states: {
      restoring: {
        invoke: {
          id: 'savedLocale',
          src: 'savedLocale',
          onDone: { target: 'deciding', actions: { type: 'resolveLocale', params: ({ event }) => event.output } },
          onError: { target: 'deciding', actions: { type: 'resolveLocale', params: null } },
        },
      },
      deciding: { always: [{ guard: 'hasRequest', target: 'switching' }, { target: 'ready' }] },
      ready: {},
      switching: {
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => context.requestedLocale?.lang ?? context.lang,
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'applyLocale', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'reject', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: { type: 'reject', params: networkFailure } },
        },
      },
      failed: {
        on: {
          'locale.retry': 'switching',
          // The page is in the locale that failed to load: it is requested again.
          'route.changed': [
            {
              guard: { type: 'isOther', params: ({ event }) => splitLocale(event.path).locale },
              target: 'switching',
              actions: { type: 'requestPathLocale', params: ({ event }) => event.path },
            },
            {
              guard: 'isRequestedByPath',
              target: 'ready',
              actions: [assign({ path: ({ event }) => event.path }), 'cancelSwitch'],
            },
            { actions: assign({ path: ({ event }) => event.path }) },
          ],
          'locale.switch': [
            { guard: { type: 'isRequested', params: ({ event }) => event.lang }, target: 'switching' },
            {
              guard: { type: 'isOther', params: ({ event }) => event.lang },
              target: 'switching',
              actions: { type: 'requestLocale', params: ({ event }) => ({ lang: event.lang, source: 'choice' }) },
            },
            { target: 'ready', actions: 'cancelSwitch' },
          ],
          'locale.dismiss': { target: 'ready', actions: 'cancelSwitch' },
          'network.back': { guard: 'hasNetworkError', target: 'switching' },
        },
      },
    },
  })
