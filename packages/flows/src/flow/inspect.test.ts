import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createSearchFlow, searchActors } from '../search/index.ts'
import { searchMachine } from '../search/machine.ts'
import { createFakeClient, createFakeSearch, flush } from '../testing/index.ts'

const client = createFakeClient(createFakeSearch(['Куртка']))

describe('an exported machine', () => {
  it('runs as a plain XState actor with its actors provided', async () => {
    const actor = createActor(searchMachine.provide({ actors: searchActors(client), delays: { debounce: 0 } }), {
      input: { lang: 'uk' },
    })
    actor.start()
    actor.send({ type: 'search.change', query: 'кур' })
    actor.send({ type: 'search.open' })
    await expect.poll(() => actor.getSnapshot().matches({ suggestions: 'found' })).toBe(true)
    expect(actor.getSnapshot().context.options.map(({ text }) => text)).toEqual(['Куртка', 'кур'])
    actor.stop()
  })

  it('fails by its error when an actor is not provided', async () => {
    const actor = createActor(searchMachine, { input: { lang: 'uk', query: 'кур' } })
    actor.start()
    actor.send({ type: 'search.open' })
    await flush()
    expect(actor.getSnapshot().matches({ suggestions: 'failed' })).toBe(true)
    actor.stop()
  })
})

it('a flow passes what its machine does to `inspect`, also after it was stopped and started', () => {
  const seen: string[] = []
  const flow = createSearchFlow({
    client,
    lang: 'uk',
    inspect: event => {
      if (event.type === '@xstate.event') seen.push(event.event.type)
    },
  })
  flow.start()
  flow.send({ type: 'search.open' })
  expect(seen).toContain('search.open')
  flow.stop()
  flow.start()
  flow.send({ type: 'search.close' })
  expect(seen).toContain('search.close')
  flow.stop()
})
