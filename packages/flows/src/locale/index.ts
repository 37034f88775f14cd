import { LOCALE_COOKIE, LOCALE_COOKIE_AGE } from '@shop/contract/locales'
import type { Inspectable } from '../flow/environment.ts'
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

/** The cookies of a page. The server reads the same cookie, so it is not encoded. */
export interface Cookies {
  /** Null: there is none. */
  get(name: string): string | null
  /** `maxAge` in seconds. */
  set(name: string, value: string, maxAge: number): void
}

export interface LocaleDeps<Messages, Settings, Menus> extends LocaleInput, Inspectable {
  /** Loaders of the resources. */
  load: LocaleLoaders<Messages, Settings, Menus>
  /** Stores the locale for 365 days. Errors are ignored. */
  cookies: Cookies
}

/** Creates the flow that holds the locale. Nothing is called before `start`. */
export function createLocaleFlow<Messages, Settings, Menus>(
  deps: LocaleDeps<Messages, Settings, Menus>,
): LocaleFlow<Loaded<Messages, Settings, Menus>> {
  type Data = Loaded<Messages, Settings, Menus>
  const { load, cookies, inspect, ...input } = deps
  const machine = localeMachine<Data>({ savedLocale: () => cookies.get(LOCALE_COOKIE), load: loadAll(load) })
  const remember = ({ lang }: { lang: string }) => {
    try {
      cookies.set(LOCALE_COOKIE, lang, LOCALE_COOKIE_AGE)
    } catch {
      // Cookies are disabled: the locale holds for this page.
    }
  }
  return createMachineFlow(
    machine,
    { input, inspect },
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
