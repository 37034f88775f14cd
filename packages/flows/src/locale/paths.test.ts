import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, testAllPaths } from '../testing/index.ts'
import { localeMachine } from './machine.ts'

const exploration: Exploration = {
  machine: localeMachine({
    savedLocale: () => null,
    load: () => Promise.reject(new Error('The test answers')),
  }),
  input: { path: '/', languages: ['ru'] },
  events: [
    { type: 'locale.switch', lang: 'uk' },
    { type: 'locale.switch', lang: 'ru' },
    { type: 'locale.switch', lang: 'en' },
    { type: 'locale.retry' },
    { type: 'locale.dismiss' },
    { type: 'route.changed', path: '/jackets' },
    { type: 'route.changed', path: '/ru/jackets' },
    { type: 'network.back' },
  ],
  answers: {
    savedLocale: [null, 'uk', 'ru'],
    load: [
      { ok: true, data: {} },
      { ok: false, error: noAnswer },
      { ok: false, error: { ...noAnswer, kind: 'server' } },
    ],
  },
  abstraction: ({ lang, requestedLocale, path, error }) => [lang, requestedLocale, path, error?.kind],
  limit: 120,
}

it('every way through the locale is gone by the real actor as the pure machine says, no transition left out', async () => {
  const { deviations, missed, summary } = await testAllPaths('locale', [exploration])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
