import { LOCALE_COOKIE, LOCALE_COOKIE_AGE } from '@shop/contract/locales'
import { fromPromise } from 'xstate'
import type { Inspectable } from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { request } from '../flow/request.ts'
import { type Loaded, type LocaleLoaders, loadAll } from './calls.ts'
import type { LocaleEmitted, LocaleEvent } from './events.ts'
import { createLocaleMachine, type LocaleInput } from './machine.ts'
import { type LocaleView, localeView } from './view.ts'

export type { ClientFailure, Outcome } from '../flow/failure.ts'
export type { Flow, Selection, Unsubscribe } from '../flow/flow.ts'
export type { Loaded, LocaleLoader, LocaleLoaders } from './calls.ts'
export type { LocaleEmitted, LocaleEvent } from './events.ts'
export type { LocaleInput } from './machine.ts'
export { type LocaleHints, type LocaleSource, type ResolvedLocale, resolveLocale } from './rules.ts'
export { initialLocaleView, type LocaleStatus, type LocaleView } from './view.ts'

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

/** The actors over the cookies and the loaders. */
export const localeActors = <Messages, Settings, Menus>({
  cookies,
  load,
}: Pick<LocaleDeps<Messages, Settings, Menus>, 'cookies' | 'load'>) => ({
  savedLocale: fromPromise(async () => cookies.get(LOCALE_COOKIE)),
  load: request(loadAll(load)),
})

/** Creates the flow that holds the locale. Nothing is called before `start`. */
export function createLocaleFlow<Messages, Settings, Menus>({
  load,
  cookies,
  inspect,
  ...input
}: LocaleDeps<Messages, Settings, Menus>): LocaleFlow<Loaded<Messages, Settings, Menus>> {
  const saveLocale = ({ lang }: { lang: string }) => {
    try {
      cookies.set(LOCALE_COOKIE, lang, LOCALE_COOKIE_AGE)
    } catch {
      // Cookies are disabled: the locale holds for this page.
    }
  }
  return createMachineFlow(
    createLocaleMachine<Loaded<Messages, Settings, Menus>>().provide({ actors: localeActors({ cookies, load }) }),
    { input, inspect },
    {
      observe(actor) {
        actor.on('locale.detected', saveLocale)
        actor.on('locale.changed', saveLocale)
      },
      view: localeView,
      prepare: event => event,
    },
  )
}
