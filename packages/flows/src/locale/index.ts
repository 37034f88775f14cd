import { LOCALE_COOKIE, LOCALE_COOKIE_AGE } from '@shop/contract/locales'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { type Loaded, type LocaleLoaders, loadAll } from './calls.ts'
import type { LocaleEmitted, LocaleEvent } from './events.ts'
import { type LocaleInput, localeMachine } from './machine.ts'
import { type LocaleView, localeView } from './view.ts'

export type { FlowError, Outcome } from '../flow/failure.ts'
export type { Flow, Selection, Unsubscribe } from '../flow/flow.ts'
export type { Loaded, LocaleLoader, LocaleLoaders } from './calls.ts'
export type { LocaleEmitted, LocaleEvent } from './events.ts'
export type { LocaleInput } from './machine.ts'
export { type LocaleHints, type LocaleSource, type ResolvedLocale, resolveLocale } from './rules.ts'
export { initialLocaleView, type LocaleView } from './view.ts'

export type LocaleFlow<Data> = Flow<LocaleEvent, LocaleView<Data>, LocaleEmitted<Data>>

/** The cookies of a page. The server reads the same one, so it is plain. */
export interface Cookies {
  /** Null: there is none. */
  get(name: string): string | null
  /** `maxAge` in seconds. */
  set(name: string, value: string, maxAge: number): void
}

export interface LocaleDeps<Messages, Settings, Menus> extends LocaleInput {
  /** What a language consists of; each call gets the language and a signal. */
  load: LocaleLoaders<Messages, Settings, Menus>
  /** Where the language is remembered for 365 days. One that throws is as if there were none. */
  cookies: Cookies
}

/** Makes the one place that knows the language. Nothing is called before `start`. */
export function createLocaleFlow<Messages, Settings, Menus>(
  deps: LocaleDeps<Messages, Settings, Menus>,
): LocaleFlow<Loaded<Messages, Settings, Menus>> {
  type Data = Loaded<Messages, Settings, Menus>
  const { load, cookies, ...input } = deps
  const machine = localeMachine<Data>({ savedLocale: () => cookies.get(LOCALE_COOKIE), load: loadAll(load) })
  const remember = ({ lang }: { lang: string }) => {
    try {
      cookies.set(LOCALE_COOKIE, lang, LOCALE_COOKIE_AGE)
    } catch {
      // Cookies are switched off: the language holds for this page.
    }
  }
  return createMachineFlow(
    machine,
    { input },
    {
      observe(actor) {
        actor.on('locale.detected', remember)
        actor.on('locale.changed', remember)
      },
      view: localeView,
      prepare: event => event,
    },
  )
}
