import { uk } from '@shop/contract/messages/uk'
import { expect, it } from 'vitest'
import { inPageOrder, readStepValues, stepState, toFieldErrors, withoutChanged } from './form.ts'

it('reads the inputs of the step from a submitted form and nothing else', () => {
  const form = new FormData()
  form.set('contact.name', 'Олена')
  form.set('payment.id', 'card')
  form.set('price', '1')
  const values = readStepValues(form, 'contact')
  expect(values['contact.name']).toBe('Олена')
  expect(values['contact.email']).toBe('')
  expect(Object.keys(values)).not.toContain('payment.id')
  expect(Object.keys(values)).not.toContain('price')
})

it('keeps a finished step finished while another is open', () => {
  const both = { contact: true, delivery: true }
  const of = (open: 'contact' | 'payment', finished = both) =>
    (['contact', 'delivery', 'payment'] as const).map(step => stepState(step, open, finished))
  expect(of('contact')).toEqual(['open', 'done', 'closed'])
  expect(of('payment')).toEqual(['done', 'done', 'open'])
  expect(of('contact', { contact: false, delivery: false })).toEqual(['open', 'closed', 'closed'])
})

it('returns the messages of invalid inputs in page order', () => {
  const errors = toFieldErrors(uk, {
    'contact.email': { rule: 'email' },
    'delivery.id': { rule: 'server', message: 'Цей спосіб більше не діє' },
    'contact.name': { rule: 'min', length: 2 },
  })
  expect(errors).toEqual({
    'contact.email': 'Електронна пошта повинна містити @',
    'delivery.id': 'Цей спосіб більше не діє',
    'contact.name': 'Мінімально 2 символів',
  })
  expect(inPageOrder(errors)).toEqual(['contact.name', 'contact.email', 'delivery.id'])
})

it('empties the errors of a response for what was typed since', () => {
  const errors = { 'contact.name': 'Заповніть', 'contact.email': 'Заповніть', 'contact.phone': 'Закороткий' }
  const rendered = { 'contact.email': '', 'contact.phone': '067' }
  expect(withoutChanged(errors, rendered, rendered)).toBe(errors)
  const emptied = withoutChanged(errors, rendered, { ...rendered, 'contact.name': 'Олена' })
  expect(emptied).toEqual({ ...errors, 'contact.name': '' })
  expect(withoutChanged(emptied, rendered, rendered)).toBe(emptied)
})
