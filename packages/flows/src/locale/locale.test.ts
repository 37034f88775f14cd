import { LOCALE_COOKIE } from '@shop/contract/locales'
import { describe, expect, it, onTestFinished } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { createFakeCookies, createFakeLanguages, flush } from '../testing/index.ts'
import { createLocaleFlow, initialLocaleView, type LocaleDeps, type LocaleEmitted, resolveLocale } from './index.ts'

type Emitted = LocaleEmitted<{ messages: string; settings: string; menus: string }>

async function page(deps: Partial<LocaleDeps<string, string, string>> = {}) {
  const languages = createFakeLanguages()
  const cookies = createFakeCookies()
  const load = {
    messages: languages.loader('messages'),
    settings: languages.loader('settings'),
    menus: languages.loader('menus'),
  }
  const locale = createLocaleFlow<string, string, string>({ load, cookies, path: '/jackets', ...deps })
  const emittedEvents: Emitted[] = []
  for (const type of ['locale.detected', 'locale.changed', 'locale.failed'] as const)
    locale.on(type, emitted => emittedEvents.push(emitted))
  locale.start()
  onTestFinished(() => locale.stop())
  await flush()
  const resolveAll = async () => {
    languages.resolveAll()
    await flush()
  }
  const rejectAll = async () => {
    languages.rejectAll()
    await flush()
  }
  return { locale, languages, cookies, emittedEvents, resolveAll, rejectAll, view: () => locale.getView() }
}

const restoring = (lang: string) => createFakeCookies(new Map([[LOCALE_COOKIE, lang]]))

describe('the locale of a visit', () => {
  it.each([
    ['/ru/jackets', 'en', ['en'], 'ru', 'path'],
    ['/jackets', 'ru', ['ru'], 'uk', 'path'],
    ['/jackets', null, ['ru'], 'uk', 'path'],
    ['/', 'ru', ['en'], 'uk', 'path'],
    ['/', 'uk', ['en'], 'uk', 'cookie'],
    ['/', null, ['de', 'en-GB', 'ru'], 'en', 'browser'],
    ['/', 'de', ['ru-UA'], 'ru', 'browser'],
    ['/', null, ['de'], 'uk', 'default'],
    ['/', null, [], 'uk', 'default'],
    ['/ru', null, ['en'], 'ru', 'path'],
  ] as const)(
    'of %s with the cookie %s and a browser in %j is %s, by the %s',
    (path, savedLocale, languages, lang, source) => {
      expect(resolveLocale({ path, savedLocale, languages })).toEqual({ lang, source })
    },
  )

  it('is that of the path, without loading anything', async () => {
    const { locale, languages, cookies, emittedEvents, view } = await page({ path: '/ru/jackets', languages: ['en'] })
    expect(view()).toEqual({ ...initialLocaleView('/ru/jackets'), lang: 'ru' })
    expect(locale.getInitialView()).toEqual(initialLocaleView('/ru/jackets'))
    expect(languages.pendingCalls).toEqual([])
    expect(emittedEvents).toEqual([])
    expect(cookies.stored.size).toBe(0)
  })

  it('is detected only on the first visit of the home page and stored for a year', async () => {
    const first = await page({ path: '/', languages: ['uk-UA', 'ru'] })
    expect(first.emittedEvents).toEqual([{ type: 'locale.detected', lang: 'uk' }])
    expect(first.cookies.stored.get('i18n_redirected')).toBe('uk')
    expect(first.cookies.ages.get('i18n_redirected')).toBe(31_536_000)
    const second = await page({ path: '/', languages: ['ru'], cookies: first.cookies })
    expect(second.emittedEvents).toEqual([])
    expect(second.view()).toMatchObject({ lang: 'uk', source: 'cookie' })
  })

  it('switches to the browser’s language once it is loaded and emits the path of the page in it', async () => {
    const { cookies, emittedEvents, resolveAll, view } = await page({ path: '/', languages: ['ru'] })
    expect(view()).toMatchObject({ status: 'switching', lang: 'uk', pending: 'ru' })
    expect(cookies.stored.size).toBe(0)
    await resolveAll()
    const loaded = { messages: 'messages ru', settings: 'settings ru', menus: 'menus ru' }
    expect(emittedEvents).toEqual([{ type: 'locale.changed', lang: 'ru', source: 'browser', path: '/ru', loaded }])
    expect(view()).toMatchObject({ status: 'ready', lang: 'ru', pending: null, loaded })
    expect(cookies.stored.get(LOCALE_COOKIE)).toBe('ru')
  })
})

describe('switching the locale', () => {
  it('happens once messages, settings and menus are all loaded, on the same page', async () => {
    const cookies = restoring('ru')
    const { locale, languages, emittedEvents, resolveAll, view } = await page({ path: '/ru/jackets', cookies })
    locale.send({ type: 'locale.switch', lang: 'en' })
    expect(view()).toMatchObject({ status: 'switching', lang: 'ru', pending: 'en' })
    expect(languages.pendingCalls.map(({ part }) => part)).toEqual(['messages', 'settings', 'menus'])
    expect(emittedEvents).toEqual([])
    await resolveAll()
    expect(emittedEvents).toMatchObject([{ type: 'locale.changed', lang: 'en', source: 'choice', path: '/en/jackets' }])
    expect(view()).toMatchObject({ status: 'ready', lang: 'en', source: 'choice' })
    expect(cookies.stored.get(LOCALE_COOKIE)).toBe('en')
  })

  it('keeps the old locale after a failure and can be retried', async () => {
    const { locale, cookies, emittedEvents, resolveAll, rejectAll, view } = await page()
    locale.send({ type: 'locale.switch', lang: 'ru' })
    await rejectAll()
    expect(view()).toMatchObject({ status: 'failed', lang: 'uk', pending: 'ru', error: { kind: 'network' } })
    expect(emittedEvents).toMatchObject([{ type: 'locale.failed', lang: 'uk', requestedLocale: 'ru' }])
    expect(cookies.stored.size).toBe(0)
    locale.send({ type: 'locale.retry' })
    await rejectAll()
    locale.send({ type: 'network.online' })
    await resolveAll()
    expect(view()).toMatchObject({ status: 'ready', lang: 'ru', error: null })
  })

  it.each(['messages', 'settings', 'menus'] as const)('fails without its %s', async part => {
    const languages = createFakeLanguages()
    const refused = async () => ({ ok: false as const, error: { ...noAnswer, kind: 'server' as const } })
    const load = {
      messages: languages.loader('messages'),
      settings: languages.loader('settings'),
      menus: languages.loader('menus'),
      [part]: refused,
    }
    const { locale, view } = await page({ load })
    locale.send({ type: 'locale.switch', lang: 'ru' })
    languages.resolveAll()
    await flush()
    expect(view()).toMatchObject({ status: 'failed', lang: 'uk', error: { kind: 'server' } })
    locale.send({ type: 'network.online' })
    expect(view().status).toBe('failed')
    locale.send({ type: 'locale.dismiss' })
    expect(view()).toMatchObject({ status: 'ready', lang: 'uk', pending: null, error: null })
  })

  it('aborts a pending switch when another locale is requested', async () => {
    const { locale, languages, emittedEvents, resolveAll } = await page()
    locale.send({ type: 'locale.switch', lang: 'ru' })
    locale.send({ type: 'locale.switch', lang: 'ru' })
    expect(languages.pendingCalls).toHaveLength(3)
    locale.send({ type: 'locale.switch', lang: 'en' })
    expect(languages.pendingCalls.map(({ aborted }) => aborted)).toEqual([true, true, true, false, false, false])
    await resolveAll()
    expect(emittedEvents).toMatchObject([{ type: 'locale.changed', lang: 'en' }])
  })

  it('is cancelled by requesting the current locale', async () => {
    const { locale, emittedEvents, resolveAll, rejectAll, view } = await page()
    locale.send({ type: 'locale.switch', lang: 'ru' })
    locale.send({ type: 'locale.switch', lang: 'uk' })
    await resolveAll()
    expect(view()).toMatchObject({ status: 'ready', lang: 'uk', pending: null })
    expect(emittedEvents).toEqual([])
    locale.send({ type: 'locale.switch', lang: 'ru' })
    await rejectAll()
    locale.send({ type: 'locale.switch', lang: 'uk' })
    expect(view()).toMatchObject({ status: 'ready', error: null })
  })

  it('follows the path of the page over an earlier request', async () => {
    const { locale, emittedEvents, resolveAll, view } = await page()
    locale.send({ type: 'locale.switch', lang: 'en' })
    locale.send({ type: 'route.changed', path: '/ru/boots' })
    await resolveAll()
    expect(emittedEvents).toMatchObject([{ type: 'locale.changed', lang: 'ru', source: 'path', path: '/ru/boots' }])
    locale.send({ type: 'route.changed', path: '/ru/gloves' })
    expect(view().status).toBe('ready')
    locale.send({ type: 'route.changed', path: '/gloves' })
    locale.send({ type: 'route.changed', path: '/ru/gloves' })
    await resolveAll()
    expect(view()).toMatchObject({ status: 'ready', lang: 'ru', pending: null })
  })

  it('applies to the page navigated to meanwhile', async () => {
    const { locale, emittedEvents, resolveAll } = await page()
    locale.send({ type: 'locale.switch', lang: 'en' })
    locale.send({ type: 'route.changed', path: '/boots' })
    await resolveAll()
    expect(emittedEvents).toMatchObject([{ type: 'locale.changed', lang: 'en', path: '/en/boots' }])
  })

  it('works for the page without cookies', async () => {
    const off = () => {
      throw new Error('Cookies are switched off')
    }
    const { locale, resolveAll, view } = await page({ path: '/', languages: ['uk'], cookies: { get: off, set: off } })
    expect(view()).toMatchObject({ status: 'ready', lang: 'uk' })
    locale.send({ type: 'locale.switch', lang: 'ru' })
    await resolveAll()
    expect(view().lang).toBe('ru')
  })
})

it('loads a failed locale again when a page in it is opened', async () => {
  const { locale, rejectAll, resolveAll, view } = await page()
  locale.send({ type: 'locale.switch', lang: 'ru' })
  await rejectAll()
  expect(view()).toMatchObject({ status: 'failed', lang: 'uk' })
  locale.send({ type: 'route.changed', path: '/ru/jackets' })
  expect(view()).toMatchObject({ status: 'switching', pending: 'ru' })
  await resolveAll()
  expect(view()).toMatchObject({ status: 'ready', lang: 'ru' })
})
