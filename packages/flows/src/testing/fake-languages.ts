import type { Locale } from '@shop/contract/locales'
import type { Cookies } from '../locale/index.ts'

/** Cookies in memory. `kept` can be looked at and tampered with; `ages` are seconds. */
export function createFakeCookies(stored: Map<string, string> = new Map()): Cookies & {
  readonly stored: Map<string, string>
  readonly ages: ReadonlyMap<string, number>
} {
  const ages = new Map<string, number>()
  return {
    stored,
    ages,
    get: name => stored.get(name) ?? null,
    set(name, value, maxAge) {
      stored.set(name, value)
      ages.set(name, maxAge)
    },
  }
}

/** Loads of languages on their way, oldest first; each is answered by the test. */
export interface FakeLanguages {
  /** A loader for one part of a language. */
  loader(part: string): (lang: Locale, signal: AbortSignal) => Promise<{ ok: true; data: string }>
  readonly pendingCalls: readonly { readonly part: string; readonly lang: Locale; readonly aborted: boolean }[]
  /** Everything on its way arrives: `messages ru`. */
  arrive(): void
  /** Everything on its way breaks. */
  break(): void
}

/** Parts of languages that come when the test says so: each is a text that names it. */
export function createFakeLanguages(): FakeLanguages {
  let pendingCalls: readonly {
    part: string
    lang: Locale
    aborted: boolean
    resolve: (answer: { ok: true; data: string }) => void
    reject: (error: unknown) => void
  }[] = []
  const take = () => {
    const all = pendingCalls
    pendingCalls = []
    return all
  }
  return {
    get pendingCalls() {
      return pendingCalls
    },
    loader: part => (lang, signal) =>
      new Promise((resolve, reject) => {
        const own = {
          part,
          lang,
          get aborted() {
            return signal.aborted
          },
          resolve,
          reject,
        }
        pendingCalls = [...pendingCalls, own]
      }),
    arrive() {
      for (const { part, lang, resolve } of take()) resolve({ ok: true, data: `${part} ${lang}` })
    },
    break() {
      for (const { reject } of take()) reject(new Error('It broke'))
    },
  }
}
