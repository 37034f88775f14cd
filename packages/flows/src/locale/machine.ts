import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { assign, enqueueActions, setup } from 'xstate'
import type { ClientFailure } from '../flow/failure.ts'
import { errorOf, notProvided } from '../flow/request.ts'
import { setupTypes } from '../flow/setup-types.ts'
import type { LocaleEmitted, LocaleEvent } from './events.ts'
import { type LocaleSource, type ResolvedLocale, resolveLocale } from './rules.ts'
import type { LocaleStatus } from './view.ts'

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
  readonly error: ClientFailure | null
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

/** The machine for resources of type `Data`. */
export const createLocaleMachine = <Data>() =>
  setup({
    types: setupTypes<{
      context: LocaleContext<Data>
      events: LocaleEvent
      emitted: LocaleEmitted<Data>
      input: LocaleInput
      /** The status of the view. */
      tags: LocaleStatus
    }>(),
    actors: {
      savedLocale: notProvided<unknown, string | null>('savedLocale'),
      load: notProvided<Locale, Data>('load'),
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
      setPath: assign((_, path: string) => ({ path })),
      cancelSwitch: assign({ requestedLocale: null, error: null }),
      applyLocale: enqueueActions(({ context: { requestedLocale, path }, enqueue }, loaded: Data) => {
        if (!requestedLocale) return
        const { lang, source } = requestedLocale
        const localisedPath = localise(splitLocale(path).path, lang)
        enqueue.assign({ lang, source, path: localisedPath, loaded, requestedLocale: null, error: null })
        enqueue.emit({ type: 'locale.changed', lang, source, path: localisedPath, loaded })
      }),
      fail: enqueueActions(({ context: { lang, requestedLocale }, enqueue }, error: ClientFailure) => {
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
          actions: { type: 'setPath', params: ({ event }) => event.path },
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
          actions: [{ type: 'setPath', params: ({ event }) => event.path }, 'cancelSwitch'],
        },
        { actions: { type: 'setPath', params: ({ event }) => event.path } },
      ],
    },
    states: {
      restoring: {
        tags: 'ready',
        invoke: {
          id: 'savedLocale',
          src: 'savedLocale',
          onDone: { target: 'deciding', actions: { type: 'resolveLocale', params: ({ event }) => event.output } },
          onError: { target: 'deciding', actions: { type: 'resolveLocale', params: null } },
        },
      },
      deciding: { tags: 'ready', always: [{ guard: 'hasRequest', target: 'switching' }, { target: 'ready' }] },
      ready: { tags: 'ready' },
      switching: {
        tags: 'switching',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => context.requestedLocale?.lang ?? context.lang,
          onDone: { target: 'ready', actions: { type: 'applyLocale', params: ({ event }) => event.output } },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => errorOf(event.error) } },
        },
      },
      failed: {
        tags: 'failed',
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
              actions: [{ type: 'setPath', params: ({ event }) => event.path }, 'cancelSwitch'],
            },
            { actions: { type: 'setPath', params: ({ event }) => event.path } },
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
          'network.online': { guard: 'hasNetworkError', target: 'switching' },
        },
      },
    },
  })

/** Switches the locale only after all its resources are loaded. Provide the actors `savedLocale` and `load`. */
export const localeMachine = createLocaleMachine<unknown>()
