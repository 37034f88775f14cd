import type { Locale } from '@shop/contract/locales'
import type { Cookies } from '../locale/index.ts'

/** Cookies in memory. `stored` can be read and changed; `ages` in seconds. */
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

/** Deferred loads of locales; the test ends them. */
export interface FakeLanguages {
  /** A loader of one resource of a locale. */
  loader(part: string): (lang: Locale, signal: AbortSignal) => Promise<{ ok: true; data: string }>
  readonly pendingCalls: readonly { readonly part: string; readonly lang: Locale; readonly aborted: boolean }[]
  /** Resolves all pending loads, with data such as `messages ru`. */
  resolveAll(): void
  /** Rejects all pending loads. */
  rejectAll(): void
}

/** Creates loaders that resolve when the test decides. */
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
    resolveAll() {
      for (const { part, lang, resolve } of take()) resolve({ ok: true, data: `${part} ${lang}` })
    },
    rejectAll() {
      for (const { reject } of take()) reject(new Error('The load failed'))
    },
  }
}
