import { uk } from '@shop/contract/messages/uk'
import { expect, it } from 'vitest'
import { inOrder, inWords, stateOf, typedIn } from './form.ts'

it('a submitted form gives the inputs of its step and nothing else', () => {
  const form = new FormData()
  form.set('contact.name', 'Олена')
  form.set('payment.id', 'card')
  form.set('price', '1')
  const typed = typedIn(form, 'contact')
  expect(typed['contact.name']).toBe('Олена')
  expect(typed['contact.email']).toBe('')
  expect(Object.keys(typed)).not.toContain('payment.id')
  expect(Object.keys(typed)).not.toContain('price')
})

it('a finished step stays finished while another is open', () => {
  const both = { contact: true, delivery: true }
  const of = (open: 'contact' | 'payment', finished = both) =>
    (['contact', 'delivery', 'payment'] as const).map(step => stateOf(step, open, finished))
  expect(of('contact')).toEqual(['open', 'done', 'closed'])
  expect(of('payment')).toEqual(['done', 'done', 'open'])
  expect(of('contact', { contact: false, delivery: false })).toEqual(['open', 'closed', 'closed'])
})

it('what is wrong is told in words and in the order of the page', () => {
  const problems = inWords(uk, {
    'contact.email': { rule: 'email' },
    'delivery.id': { rule: 'server', message: 'Цей спосіб більше не діє' },
    'contact.name': { rule: 'min', length: 2 },
  })
  expect(problems).toEqual({
    'contact.email': 'Електронна пошта повинна містити @',
    'delivery.id': 'Цей спосіб більше не діє',
    'contact.name': 'Мінімально 2 символів',
  })
  expect(inOrder(problems)).toEqual(['contact.name', 'contact.email', 'delivery.id'])
})
