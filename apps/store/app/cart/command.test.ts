import { describe, expect, it } from 'vitest'
import { readCommand } from './command.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('a form without scripts', () => {
  it('puts goods into the cart, one piece when no number is given', () => {
    expect(readCommand(form({ intent: 'add', product_id: '7', option_id: '31' }))).toEqual({
      intent: 'add',
      product_id: 7,
      option_id: 31,
      count: 1,
    })
  })

  it('sets a number by the pressed button, or as typed', () => {
    expect(readCommand(form({ intent: 'count', id: '3', count: '2', to: '3' }))).toMatchObject({ count: 3 })
    expect(readCommand(form({ intent: 'count', id: '3', count: ' 12 ' }))).toMatchObject({ count: 12 })
  })

  it('never goes below one piece or above 999', () => {
    expect(readCommand(form({ intent: 'count', id: '3', to: '0' }))).toMatchObject({ count: 1 })
    expect(readCommand(form({ intent: 'count', id: '3', count: '5000' }))).toMatchObject({ count: 999 })
  })

  it.each([
    {},
    { intent: 'buy' },
    { intent: 'add' },
    { intent: 'count', id: '3', count: 'two' },
    { intent: 'remove', id: '-1' },
  ])('is no command when it says nothing clear: %j', fields => expect(readCommand(form(fields))).toBeNull())
})
