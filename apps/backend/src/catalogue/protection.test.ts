import { describe, expect, it } from 'vitest'
import { protectsAtLeastAs, protectsBeyond } from './protection.ts'

const labels = (...written: string[]) =>
  written.map(text => {
    const [code = '', level = ''] = text.split(': ')
    return { code, class: level }
  })

describe('protectsAtLeastAs', () => {
  it.each([
    ['EN ISO 11611: class 2 A1', 'EN ISO 11611: клас 1 A1'],
    ['EN ISO 11612: A1 A2 B2 C1 E3', 'EN ISO 11612: A1 B1 C1 E2'],
    ['EN 388: 4143X', 'EN 388: 3132X'],
    ['EN 388: 4X43D', 'EN 388: 4X42B'],
    ['EN 388: 3121X', 'EN 388: 3121'],
    ['EN 407: 423X4X', 'EN 407: X1XXXX'],
    ['EN ISO 20471: 3', 'EN ISO 20471: 2'],
    ['EN ISO 20471:2013: 3', 'EN ISO 20471: 2'],
    ['EN 343: 4·2', 'EN 343: 3·1'],
    ['EN ISO 20345: S3 SR FO HRO', 'EN ISO 20345: S1P SR FO'],
    ['EN ISO 20345: S7L SR', 'EN ISO 20345: S3L SR'],
    ['EN ISO 20345: S5 SR', 'EN ISO 20345: S4'],
    ['EN ISO 20347: O2 SR FO', 'EN ISO 20347: O1 SR'],
    ['EN 1149-5: ', 'EN 1149-5: '],
    ['EN 13758-2: UPF 50+', 'EN 13758-2: UPF 40+'],
    ['EN 397: MM −30 °C', 'EN 397: '],
    ['EN 14404: тип 2', 'EN 14404: тип 2'],
    ['EN 50365: class 0', 'EN 50365: клас 0'],
  ])('takes %s for %s', (other, own) => {
    expect(protectsAtLeastAs(labels(other), labels(own))).toBe(true)
  })

  it.each([
    ['EN ISO 11611: class 1 A1', 'EN ISO 11611: class 2 A1'],
    ['EN ISO 11611: class 2 A2', 'EN ISO 11611: class 1 A1'],
    ['EN ISO 11612: A1 B1 C1 F1', 'EN ISO 11612: A1 B1 C1 E2'],
    ['EN 388: 4121X', 'EN 388: 3131X'],
    ['EN 388: 4131X', 'EN 388: 4X31B'],
    ['EN 407: X1XXXX', 'EN 407: 41XXXX'],
    ['EN ISO 20471: 1', 'EN ISO 20471: 2'],
    ['EN 343: 4·1', 'EN 343: 3·2'],
    ['EN ISO 20345: S1P SR FO', 'EN ISO 20345: S3 SR FO'],
    ['EN ISO 20345: S2 SR', 'EN ISO 20345: S1P SR'],
    ['EN ISO 20345: S3L', 'EN ISO 20345: S3'],
    ['EN ISO 20345: S3 SR', 'EN ISO 20345: S3 SR HRO'],
    ['EN ISO 20347: O3 SR', 'EN ISO 20345: S3 SR'],
    ['EN 14404: тип 1', 'EN 14404: тип 2'],
    ['EN 397: ', 'EN 397: MM −30 °C'],
    ['EN 50365: ', 'EN 50365: class 0'],
    ['EN 342: ', 'EN 14058: 2'],
  ])('does not take %s for %s', (other, own) => {
    expect(protectsAtLeastAs(labels(other), labels(own))).toBe(false)
  })

  it('asks for every standard', () => {
    const own = labels('EN ISO 11611: class 1 A1', 'EN 1149-5: ')
    expect(protectsAtLeastAs(labels('EN ISO 11611: class 2 A1'), own)).toBe(false)
    expect(protectsAtLeastAs(labels('EN 1149-5: ', 'EN 343: 3·1', 'EN ISO 11611: class 2 A1'), own)).toBe(true)
    expect(protectsAtLeastAs(labels('EN 343: 3·1'), [])).toBe(true)
  })
})

it('names standards and classes beyond', () => {
  const own = labels('EN ISO 20471: 2', 'EN 1149-5: ')
  expect(protectsBeyond(labels('EN ISO 20471: 3', 'EN 1149-5: ', 'EN 343: 3·1'), own)).toEqual(
    labels('EN ISO 20471: 3', 'EN 343: 3·1'),
  )
})
