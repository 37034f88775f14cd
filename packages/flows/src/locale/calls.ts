import type { Locale } from '@shop/contract/locales'
import type { Outcome } from '../flow/failure.ts'

/** Loads one resource of a locale. Does not throw for a failed call. */
export type LocaleLoader<Data> = (lang: Locale, signal: AbortSignal) => Promise<Outcome<Data>>

/** Resources of a locale. Source: spec §4, "changing the language reloads settings and menus". */
export interface Loaded<Messages, Settings, Menus> {
  readonly messages: Messages
  readonly settings: Settings
  readonly menus: Menus
}

export interface LocaleLoaders<Messages, Settings, Menus> {
  messages: LocaleLoader<Messages>
  settings: LocaleLoader<Settings>
  menus: LocaleLoader<Menus>
}

/** Loads all resources of a locale in parallel: all of them, or none. */
export const loadAll =
  <Messages, Settings, Menus>(
    loaders: LocaleLoaders<Messages, Settings, Menus>,
  ): LocaleLoader<Loaded<Messages, Settings, Menus>> =>
  async (lang, signal) => {
    const [messages, settings, menus] = await Promise.all([
      loaders.messages(lang, signal),
      loaders.settings(lang, signal),
      loaders.menus(lang, signal),
    ])
    if (!messages.ok) return messages
    if (!settings.ok) return settings
    if (!menus.ok) return menus
    return { ok: true, data: { messages: messages.data, settings: settings.data, menus: menus.data } }
  }
