import fc from 'fast-check'
import { expect, it } from 'vitest'
import { modelGroup } from './model-group.ts'

it('is the slug of a model where that has at most 50 characters', () => {
  expect(modelGroup('kurtka-bdzhola')).toBe('kurtka-bdzhola')
  expect(modelGroup('k'.repeat(50))).toBe('k'.repeat(50))
})

it('has at most 50 characters, the same ones each time, and differs between models of one long name', () => {
  const name = fc.oneof(fc.string({ unit: 'binary', minLength: 45, maxLength: 180 }), fc.constant('😀'.repeat(40)))
  const end = fc.string({ minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(name, end, end, (long, one, other) => {
      const [a, b] = [modelGroup(`${long}-${one}`), modelGroup(`${long}-${other}`)]
      expect(a.length).toBeLessThanOrEqual(50)
      expect(a.isWellFormed()).toBe(true)
      expect(a).toBe(modelGroup(`${long}-${one}`))
      expect(a === b).toBe(one === other)
    }),
    { examples: [['pidsholomnyk-utepleniy-z-flisu-duzhe-dovha-nazva', 'vp2', 'vp3']] },
  )
})
