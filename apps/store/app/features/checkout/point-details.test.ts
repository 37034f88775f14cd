import { expect, it } from 'vitest'
import { checkout as en } from '../../platform/words/en/checkout.ts'
import { checkout as uk } from '../../platform/words/uk/checkout.ts'
import { formatDistance, formatSchedule, pointDetails } from './point-details.ts'

const weekdays = Array.from({ length: 5 }, () => '08:00-20:00')

it('groups days of equal hours and leaves days off out', () => {
  expect(formatSchedule([...weekdays, '09:00-18:00', ''], 'uk', uk)).toBe('пн–пт 08:00–20:00, сб 09:00–18:00')
  expect(formatSchedule([...weekdays, '', '10:00-17:00'], 'en', en)).toBe('Mon–Fri 08:00–20:00, Sun 10:00–17:00')
  expect(formatSchedule(['', '', '08:00-12:00', '', '', '', ''], 'uk', uk)).toBe('ср 08:00–12:00')
})

it('names what is open around the clock, the limit of weight and that nothing is paid there', () => {
  const locker = {
    ref: '1',
    number: '1',
    name: '',
    address: '',
    schedule: Array.from({ length: 7 }, () => '00:00-23:59'),
  }
  expect(pointDetails({ ...locker, max_weight: 20, on_receipt: false }, 'uk', uk)).toBe(
    'цілодобово\u00a0· до 20\u00a0кг\u00a0· без оплати при отриманні',
  )
  expect(pointDetails({ ref: '1', number: '1', name: '', address: '' }, 'uk', uk)).toBe('')
})

it('begins with the distance, in steps of a hundred metres', () => {
  expect(formatDistance(20, 'uk')).toBe('100\u00a0м')
  expect(formatDistance(649, 'en')).toBe('600\u00a0m')
  expect(formatDistance(1_249, 'uk')).toBe('1,2\u00a0км')
  expect(pointDetails({ ref: '1', number: '1', name: '', address: '', distance: 20, max_weight: 20 }, 'uk', uk)).toBe(
    '100\u00a0м\u00a0· до 20\u00a0кг',
  )
})
