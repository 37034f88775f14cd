import { expect, it } from 'vitest'
import { noAnswer } from '../flow/failure.ts'
import { type Exploration, testAllPaths } from '../testing/index.ts'
import { localeMachine } from './machine.ts'

const exploration: Exploration = {
  machine: localeMachine,
  input: { path: '/', languages: ['ru'] },
  events: [
    { type: 'locale.switch', lang: 'uk' },
    { type: 'locale.switch', lang: 'ru' },
    { type: 'locale.switch', lang: 'en' },
    { type: 'locale.retry' },
    { type: 'locale.dismiss' },
    { type: 'route.changed', path: '/jackets' },
    { type: 'route.changed', path: '/ru/jackets' },
    { type: 'network.online' },
  ],
  answers: {
    savedLocale: [null, 'uk', 'ru'],
    load: [{}],
  },
  errors: { load: [noAnswer, { ...noAnswer, kind: 'server' }] },
  abstraction: ({ lang, requestedLocale, path, error }) => [lang, requestedLocale, path, error?.kind],
  limit: 120,
}

it('the actor follows every path of the pure machine, covering every transition', async () => {
  const { deviations, missed, summary } = await testAllPaths('locale', [exploration])
  console.info(summary)
  expect(deviations).toEqual([])
  expect(missed).toEqual([])
}, 60_000)
