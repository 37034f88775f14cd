import { describe, expect, it } from 'vitest'
import { toTrackingNumber, trackedCarrierOf } from './tracking-number.ts'

describe('a tracking number', () => {
  it.each([
    ['np_branch', '2045 0123 4567 89', '20450123456789'],
    ['np_courier', '59000123456789', '59000123456789'],
    ['ukrposhta', '0500512345678', '0500512345678'],
    ['ukrposhta', 'rb 123456785 ua', 'RB123456785UA'],
  ])('of %s is accepted as %s', (way, typed, number) => {
    expect(toTrackingNumber(way, typed)).toBe(number)
  })

  it.each([
    ['np_branch', '2045012345678'],
    ['np_branch', '2045012345678X'],
    ['np_branch', '0500512345678'],
    ['ukrposhta', '20450123456789'],
    ['ukrposhta', 'RB123456784UA'],
    ['ukrposhta', 'RB123456785PL'],
    ['pickup', '20450123456789'],
    ['np_locker', 'javascript:alert(1)'],
  ])('of %s is refused: %s', (way, typed) => {
    expect(toTrackingNumber(way, typed)).toBeNull()
  })

  it('leads to the page of its carrier', () => {
    expect(trackedCarrierOf('np_locker')?.url('20450123456789', 'uk')).toBe(
      'https://novaposhta.ua/tracking/?cargo_number=20450123456789',
    )
    expect(trackedCarrierOf('ukrposhta')?.url('0500512345678', 'en')).toBe(
      'https://track.ukrposhta.ua/tracking_EN.html?barcode=0500512345678',
    )
    expect(trackedCarrierOf('pickup')).toBeUndefined()
  })
})
