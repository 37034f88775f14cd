import { expect, it, vi } from 'vitest'

it('takes a mouse that moves as an interaction, and none that lies still', async () => {
  vi.resetModules()
  const { hasInteraction, onFirstInteraction } = await import('./hydrate-on-interaction.tsx')
  const run = vi.fn()
  onFirstInteraction(run)
  const move = (movementX: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))
  move(0)
  await Promise.resolve()
  expect([run.mock.calls.length, hasInteraction()]).toEqual([0, false])
  move(3)
  move(3)
  await Promise.resolve()
  expect([run.mock.calls.length, hasInteraction()]).toEqual([1, true])
})

it('takes a field that assistive technology changes as an interaction', async () => {
  vi.resetModules()
  const { hasInteraction } = await import('./hydrate-on-interaction.tsx')
  const field = document.body.appendChild(document.createElement('select'))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  expect(hasInteraction()).toBe(true)
})
