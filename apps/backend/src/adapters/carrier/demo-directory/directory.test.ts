import { locales } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { paymentKindOf } from '../../../checkout/shipping-methods.ts'
import { deliveries } from '../../../delivery/methods.ts'
import { readEnvironment } from '../../../environment.ts'
import { paymentMethodsWith } from '../../payment/methods.ts'
import { places, settlementOf } from './places.ts'
import { pointsOf } from './points.ts'

const { settlements, aliases } = places()
const methods = paymentMethodsWith(readEnvironment({}).payment)
const payments = methods.all

const kinds = ['branch', 'locker', 'post'] as const
const find = (name: string, area = '') => {
  const found = settlements.filter(place => place.name.uk === name && place.area.uk.startsWith(area))
  expect(found, `${name} ${area}`).toHaveLength(1)
  return found.slice(0, 1)
}

describe('the settlements', () => {
  it('are the capital, 24 regional centres and at least 400 more, in all 24 regions', () => {
    const centres =
      `Вінниця Луцьк Дніпро Донецьк Житомир Ужгород Запоріжжя Івано-Франківськ Кропивницький Луганськ Львів
      Миколаїв Одеса Полтава Рівне Суми Тернопіль Харків Херсон Хмельницький Черкаси Чернівці Чернігів Київ`.split(
        /\s+/,
      )
    const names = new Set(settlements.map(place => place.name.uk))
    expect(centres.filter(centre => !names.has(centre))).toEqual([])
    expect(new Set(settlements.map(place => place.area.uk)).size).toBe(24)
    expect(settlements.length).toBeGreaterThan(425)
  })

  it('have unique references in the form of version 5 UUIDs', () => {
    expect(new Set(settlements.map(place => place.ref)).size).toBe(settlements.length)
    expect(
      settlements.filter(place => !/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(place.ref)),
    ).toEqual([])
  })

  it('keep their references, which saved addresses contain', () => {
    expect(settlementOf('91f25650-d3b8-5058-acd8-1dadbd04241f')?.name.uk).toBe('Київ')
    expect(settlementOf('ee0fdf4a-00ec-557b-b5fd-b2fb94a67dbd')?.name.uk).toBe('Харків')
    expect(settlementOf('none')).toBeUndefined()
  })

  it('are written in the letters of each language', () => {
    const unexpected = settlements.filter(
      ({ name, area }) =>
        /[^А-ЩЬЮЯҐЄІЇа-щьюяґєії’ .-]/.test(name.uk + area.uk) ||
        /[^А-ЯЁа-яё .-]/.test(name.ru + area.ru) ||
        /[^A-Za-z .-]/.test(name.en + area.en),
    )
    expect(unexpected.map(place => place.name)).toEqual([])
  })

  it('are sorted by size', () => {
    expect(settlements.at(0)?.name.uk).toBe('Київ')
    expect(settlements.map(place => place.tier)).toEqual(settlements.map(place => place.tier).toSorted())
  })

  it.each([
    ['Кременчук', 'Полтавська обл.', 'Кременчуг', 'Kremenchuk'],
    ['Кам’янець-Подільський', 'Хмельницька обл.', 'Каменец-Подольский', 'Kamianets-Podilskyi'],
    ['Знам’янка', 'Кіровоградська обл.', 'Знаменка', 'Znamianka'],
    ['Буськ', 'Львівська обл.', 'Буск', 'Busk'],
    ['Згурівка', 'Київська обл.', 'Згуровка', 'Zghurivka'],
  ])('%s is in %s, %s in Russian, %s in English', (uk, area, ru, en) => {
    const [place] = find(uk)
    expect(place).toMatchObject({ area: { uk: area }, name: { ru, en } })
  })

  it('have aliases of existing settlements only', () => {
    const names = new Set(settlements.map(place => place.name.uk))
    expect(Object.keys(aliases).filter(name => !names.has(name))).toEqual([])
  })
})

describe('the points', () => {
  it('depend in number on the size of the settlement', () => {
    const many = (name: string, area?: string) =>
      find(name, area).flatMap(place => kinds.map(kind => pointsOf(place, kind).length))
    const [branches = 0, lockers = 0] = many('Київ')
    expect(branches).toBeGreaterThanOrEqual(60)
    expect(lockers).toBeGreaterThanOrEqual(120)
    expect(many('Колочава')).toEqual([1, expect.toBeOneOf([1, 2]), 1])
  })

  it('are deterministic', () => {
    const [kyiv] = find('Київ')
    expect(kyiv && pointsOf(kyiv, 'branch').at(0)).toMatchObject({
      ref: '6a2a73ee-41cf-5b0e-a339-829a84bd4464',
      name: {
        uk: 'Відділення №\u00a01: вул. Київська, 104',
        ru: 'Отделение №\u00a01: ул. Киевская, 104',
        en: 'Branch No.\u00a01: 104 Kyivska St',
      },
    })
  })

  it('have unique references, numbers and addresses in every language', () => {
    const refs = new Set<string>()
    let made = 0
    for (const place of settlements)
      for (const kind of kinds) {
        const points = pointsOf(place, kind)
        made += points.length
        expect(new Set(points.map(point => point.number)).size).toBe(points.length)
        expect(new Set(points.map(point => point.address.uk)).size).toBe(points.length)
        for (const point of points) {
          refs.add(point.ref)
          expect(point.settlement_ref).toBe(place.ref)
          expect(point.name.en + point.address.en).not.toMatch(/[а-яґєії]/i)
          expect(point.name.ru).not.toMatch(/[іїєґ]/i)
        }
      }
    expect(refs.size).toBe(made)
  })
})

describe('shipping methods', () => {
  it('have the names of the specification', () => {
    expect(deliveries.map(method => method.name.uk)).toEqual([
      'Нова пошта: відділення',
      'Нова пошта: поштомат',
      "Нова пошта: кур'єр",
      'Укрпошта: відділення',
      'Самовивіз',
    ])
    const offered = payments.filter(method => methods.isOffered(method, null))
    expect(offered.map(method => method.name.uk)).toEqual([
      'Оплата при отриманні',
      'Карткою онлайн',
      'За рахунком IBAN',
    ])
  })

  it('do not allow payment at a locker', () => {
    const locker = deliveries.find(method => method.needs === 'locker')
    expect(locker?.payments).not.toContain('on_receipt')
    expect(locker?.payments).toContain('card')
  })

  it('allow at least one existing payment method each', () => {
    const known = payments.map(payment => paymentKindOf(payment.id))
    for (const method of deliveries) {
      expect(method.payments.length).toBeGreaterThan(0)
      expect(known).toEqual(expect.arrayContaining([...method.payments]))
    }
  })

  it('take 6 to 10 working days', () => {
    for (const { days } of deliveries) {
      const [from = 0, to = 0] = days.split('-').map(Number)
      expect([from >= 6, to <= 10, from <= to]).toEqual([true, true, true])
    }
  })

  it('have texts in every language', () => {
    for (const text of [...deliveries, ...payments].flatMap(method => [
      method.name,
      'note' in method ? method.note : method.text,
    ])) {
      expect(Object.keys(text)).toEqual([...locales])
      expect(text.en).not.toMatch(/[а-яґєії]/i)
    }
  })
})
