import { describe, expect, it } from 'vitest'
import { createStatementNames, withName } from './statement-names.ts'

describe('names of statements', () => {
  it('are given at the second use, one for each text', () => {
    const names = createStatementNames()
    expect([names.nameOf('select 1'), names.nameOf('select 1'), names.nameOf('select 1')]).toEqual([
      undefined,
      's1',
      's1',
    ])
    names.nameOf('select 2')
    expect(names.nameOf('select 2')).toBe('s2')
  })
  it('are given to what reads or writes rows only, and to a bounded number', () => {
    const names = createStatementNames()
    for (const text of ['begin', 'commit', 'savepoint sp1', 'set local x = 1'])
      expect([names.nameOf(text), names.nameOf(text)]).toEqual([undefined, undefined])
    const given = Array.from({ length: 2_000 }, (_, n) => [names.nameOf(`select ${n}`), names.nameOf(`select ${n}`)][1])
    expect(new Set(given.filter(Boolean)).size).toBe(300)
  })
  it('leave texts without values and named statements as they are', () => {
    const names = createStatementNames()
    names.nameOf('select 1')
    expect(withName('select 1', names)).toBe('select 1')
    const own = { text: 'select 1', name: 'own' }
    expect(withName(own, names)).toBe(own)
    expect(withName({ text: 'select 1', rowMode: 'array' }, names)).toEqual({
      text: 'select 1',
      rowMode: 'array',
      name: 's1',
    })
  })
})
