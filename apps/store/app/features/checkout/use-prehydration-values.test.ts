import { expect, it } from 'vitest'
import { prehydrationEvents } from './use-prehydration-values.ts'

const point = { ref: 'kyiv-1', number: '1', name: 'Відділення № 1', address: 'вул. Соборна, 1' }
const eventsOf = (form: FormData, values: Record<string, string>, step: 'contact' | 'delivery' = 'contact') =>
  prehydrationEvents(form, { step, values }, [point])

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

it('sends what was entered before hydration', () => {
  expect(eventsOf(form({ 'contact.name': 'Олена', 'contact.email': '' }), {})).toEqual([
    { type: 'checkout.change', values: { 'contact.name': 'Олена' } },
  ])
})

it('sends nothing for values that the server rendered or that are not on the page', () => {
  const values = { 'contact.name': 'Олена', 'contact.phone': '+380 67 123 45 67' }
  expect(eventsOf(form({ 'contact.name': 'Олена' }), values)).toEqual([])
})

it('sends an empty value for a box that was unticked', () => {
  expect(eventsOf(form({ 'contact.name': 'Олена' }), { 'contact.name': 'Олена', recipient: 'on' })).toEqual([
    { type: 'checkout.change', values: { recipient: '' } },
  ])
})

it('sends the point of a select as the point of the list', () => {
  expect(eventsOf(form({ 'delivery.point_ref': 'kyiv-1' }), {}, 'delivery')).toEqual([{ type: 'point.pick', point }])
})
