import { describe, expect, it } from 'vitest'
import { contactForm, fields, judgeForm, reviewForm, toPhoneMask, wordIssue } from './fields.ts'
import { messages } from './issues-of.ts'

const say = (field: keyof typeof fields, typed: string) => {
  const issue = fields[field].judge(fields[field].clean(typed))
  return issue && wordIssue(messages.uk, issue)
}

describe('a phone', () => {
  it.each([
    ['0671234567'],
    ['380671234567'],
    ['+380671234567'],
    ['8 067 123 45 67'],
    ['671234567'],
    ['+38 (067) 123-45-67'],
    ['067.123.45.67'],
    ['  067 123 45 67  '],
  ])('typed as %j is brought to the mask', typed => {
    expect(toPhoneMask(typed)).toBe('+380 67 123 45 67')
    expect(say('phone', typed)).toBeNull()
  })

  it('too short is told so by its length', () => {
    expect(say('phone', '067 123')).toBe('Мінімально 17 символів')
  })

  it('of another country, of letters or of an impossible operator is refused', () => {
    expect(say('phone', '+48 123 456 789 012')).toBe('Номер телефону у форматі +380 67 123 45 67')
    expect(say('phone', 'подзвоніть увечері')).toBe('Номер телефону у форматі +380 67 123 45 67')
    expect(say('phone', '0071234567')).toBe('Номер телефону у форматі +380 67 123 45 67')
  })

  it('is not asked for where it is optional, and judged once it is there', () => {
    expect(say('phoneOptional', '')).toBeNull()
    expect(say('phoneOptional', '067')).toBe('Мінімально 17 символів')
  })
})

describe('the words of the specification', () => {
  it.each([
    ['name', '', 'Це поле є обовьязковим!'],
    ['name', '   ', 'Це поле є обовьязковим!'],
    ['name', 'Я', 'Мінімально 2 символів'],
    ['name', 'а'.repeat(61), 'максимальне значення 60 символу'],
    ['last_name', 'О', 'Мінімально 2 символів'],
    ['phone', '', 'Це поле є обовьязковим!'],
    ['email', '', 'Це поле є обовьязковим!'],
    ['email', 'olena.poshta', 'Електронна пошта повинна містити @'],
    ['email', `${'a'.repeat(250)}@b.ua`, 'максимальне значення 254 символу'],
    ['password', '123', 'Мінімально 4 символів'],
    ['comment', 'я'.repeat(701), 'максимальне значення 700 символу'],
    ['newsletter', '', 'Введіть e-mail'],
    ['newsletter', 'olena', 'E-mail повинен містити @'],
  ] as const)('%s %j: %s', (field, typed, words) => {
    expect(say(field, typed)).toBe(words)
  })

  it('a comment of exactly 700 characters passes, emoji counted as one', () => {
    expect(say('comment', 'я'.repeat(700))).toBeNull()
    expect(say('comment', '🦺'.repeat(700))).toBeNull()
  })

  it('two letters are a name, an apostrophe is one too', () => {
    expect(say('name', 'Ія')).toBeNull()
    expect(say('last_name', 'Мар’янчук')).toBeNull()
  })
})

it('a form is judged field by field, the good ones left out', () => {
  expect(judgeForm(contactForm, { name: 'Олена', last_name: '', phone: '067', email: 'o@poshta.example' })).toEqual({
    last_name: { rule: 'required' },
    phone: { rule: 'min', length: 17 },
  })
})

it('a review needs one of the five grades, a name and words', () => {
  expect(judgeForm(reviewForm, {})).toEqual({
    grade: { rule: 'required' },
    name: { rule: 'required' },
    text: { rule: 'required' },
  })
  expect(judgeForm(reviewForm, { grade: '6', name: 'Олена', text: 'Тепла' })).toEqual({ grade: { rule: 'choice' } })
  expect(judgeForm(reviewForm, { grade: '5', name: 'Олена', text: 'Тепла' })).toEqual({})
})
