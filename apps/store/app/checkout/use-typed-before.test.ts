import { createLightCheckout } from '@shop/flows/checkout/light'
import { expect, it } from 'vitest'
import { eventsOf } from './use-typed-before.ts'

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
const viewOf = (typed: Record<string, string>) =>
  createLightCheckout({
    load: () => Promise.reject(new Error('Nothing to fetch')),
    storage: nothing,
    lang: 'uk',
    cartId: 'cart',
    cart: null,
    values: typed,
  }).getView()

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

it('what was typed before scripts ran goes into the flow', () => {
  expect(eventsOf(form({ 'contact.name': 'Олена', 'contact.email': '' }), viewOf({}))).toEqual([
    { type: 'checkout.type', values: { 'contact.name': 'Олена' } },
  ])
})

it('what the server put there, or what is not on the page, is no news', () => {
  const typed = { 'contact.name': 'Олена', 'contact.phone': '+380 67 123 45 67' }
  expect(eventsOf(form({ 'contact.name': 'Олена' }), viewOf(typed))).toEqual([])
})

it('an unticked box is told: it sends nothing by itself', () => {
  expect(eventsOf(form({ 'contact.name': 'Олена' }), viewOf({ 'contact.name': 'Олена', recipient: 'on' }))).toEqual([
    { type: 'checkout.type', values: { recipient: '' } },
  ])
})
