import { describe, expect, it } from 'vitest'
import { contactForm, fields, formatIssue, isEdrpou, reviewForm, toPhoneMask, validateForm } from './fields.ts'
import { messages } from './messages/index.ts'

const messageFor = (field: keyof typeof fields, typed: string) => {
  const issue = fields[field].validate(fields[field].normalize(typed))
  return issue && formatIssue(messages.uk, issue)
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
    ['067\u2011123\u201345\u221267'],
    ['\u202A+380 67\u00A0123 45 67\u202C'],
    ['+380 067 123 45 67'],
    ['00380671234567'],
    ['0038 067 123 45 67'],
    ['(+380) 67 123 45 67'],
  ])('is formatted by the mask when typed as %j', typed => {
    expect(toPhoneMask(typed)).toBe('+380 67 123 45 67')
    expect(messageFor('phone', typed)).toBeNull()
  })

  it('breaks the length rule when it is too short', () => {
    expect(messageFor('phone', '067 123')).toBe('Мінімально 17 символів')
  })

  it('is rejected when it has another country code, letters or an impossible operator code', () => {
    expect(messageFor('phone', '+48 123 456 789 012')).toBe('Номер телефону у форматі +380 67 123 45 67')
    expect(messageFor('phone', 'подзвоніть увечері')).toBe('Номер телефону у форматі +380 67 123 45 67')
    expect(messageFor('phone', '0071234567')).toBe('Номер телефону у форматі +380 67 123 45 67')
  })

  it.each(['+48 12', '+1 234', '0048 12 34', '001 555', '00 44 20'])(
    'of another country is told the format and no length: %s',
    typed => {
      expect(toPhoneMask(typed)).toBe(typed)
      expect(fields.phone.validate(fields.phone.normalize(typed))).toEqual({ rule: 'phone' })
    },
  )

  it.each([
    ['+380+380671234567'],
    ['380 380671234567'],
    ['48512345678'],
    ['0800330471'],
    ['900330471'],
    ['067 123 45 67, 050 765 43 21'],
    ['0671234567 0507654321'],
    ['+380 67 123 45 67 +380 50 765 43 21'],
    ['067123456789'],
    ['0401234567'],
    ['042 123 45 67'],
    ['0301234567'],
    ['060 123 45 67'],
    ['0591234567'],
    ['+380 67 1234 5678'],
    ['+380 671234567 12'],
    ['+380 6712345678 9'],
  ])('that is not one number of Ukraine stays as typed and is told: %j', typed => {
    expect(toPhoneMask(typed)).toBe(typed)
    expect(fields.phone.validate(fields.phone.normalize(typed))).not.toBeNull()
  })

  it.each(['044 123 45 67', '0362 12 34 56', '0503334455', '+380731112233', '0891234567'])(
    'of a region or an operator is accepted: %s',
    typed => expect(messageFor('phone', typed)).toBeNull(),
  )

  it('may be empty when it is optional, and is validated otherwise', () => {
    expect(messageFor('phoneOptional', '')).toBeNull()
    expect(messageFor('phoneOptional', '067')).toBe('Мінімально 17 символів')
  })
})

describe('messages of the specification', () => {
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
  ] as const)('%s %j: %s', (field, typed, message) => {
    expect(messageFor(field, typed)).toBe(message)
  })

  it('accepts a comment of exactly 700 characters and counts an emoji as one', () => {
    expect(messageFor('comment', 'я'.repeat(700))).toBeNull()
    expect(messageFor('comment', '🦺'.repeat(700))).toBeNull()
  })

  it.each(['name', 'last_name'] as const)('%s has a letter and no link', field => {
    for (const typed of [
      '12',
      '—!',
      'https://a.example',
      'www.a',
      'Olena evil.com',
      'ОЛЕНА://x',
      't.me/prize',
      'x.co',
      'приз.укр',
      'акція.com',
      'Ян WWW.X.UA',
      'Ян x@Y.UA',
      'Оля x。ua',
      'Оля приз｡укр',
      'Оля x․ua',
      'Оля x．ua',
      'ＷＷＷ．Я',
      'Ян x＠ua',
      'javascript:alert',
      'tel：Оля',
      'Бонус 💰.ws',
      'Я i❤.ws',
      'приз.भारत',
      'हिन्दी.com',
      'abc.বাংলা',
      'cafe\u0301.com',
      'Оля x﹒ua',
    ])
      expect(messageFor(field, typed), typed).toBe('Літерами, без посилань')
    for (const typed of [
      'О. Мельник',
      'О.Мельник',
      'J.R.Smith',
      'J. R. Smith',
      'Мельник О.П.',
      'Smith Jr., John',
      'Анна-Марія',
      'Хуан Карлос І',
      '李明',
    ])
      expect(messageFor(field, typed), typed).toBeNull()
  })

  it('an e-mail is what the mail sender accepts', () => {
    for (const typed of [
      '<a@b.ua>',
      'mailto:a@b.ua',
      'a@b.ua,c@d.ua',
      'a@b.ua;',
      '"a"@b.ua',
      'a@[1.2.3.4]',
      'a b@c.ua',
      'a@b@c.ua',
      'a@*.ua',
      'a@b.ua?subject=x',
      "'a@b.ua'",
      'a..b@c.ua',
      '.a@b.ua',
      'a.@b.ua',
      'a@b.',
      'a@b.ua.',
    ]) {
      expect(messageFor('email', typed), typed).toBe('Латинкою, без пробілів і зайвих знаків')
      expect(messageFor('newsletter', typed), typed).toBe('Латинкою, без пробілів і зайвих знаків')
    }
    for (const typed of [
      ...[
        '@',
        'a@',
        '@b.ua',
        'a@b',
        'a b',
        '<a>',
        'a@ ',
        'a@-b.ua',
        'a@b-.ua',
        'a@b.-ua',
        'a@b.ua-',
        'a@b.1',
        'a@1.2.3.4',
      ],
      `a@${'b'.repeat(64)}.ua`,
      `a@b.${'a'.repeat(64)}`,
    ])
      expect(messageFor('email', typed), typed).toBe('Електронна пошта повинна містити @')
    expect(messageFor('email', "o'neil+shop_1@poshta.example")).toBeNull()
    for (const typed of [
      ...['оlena@b.ua', 'olena@gmаil.com', 'olena@сlient.com', 'олена@b.ua', 'olena.а@b.ua', 'a@b.uа'],
      ...['é@b.ua', 'josé@b.ua', 'ａ@b.ua', '❤@b.ua', '用户@b.ua', 'é@bücher.example'],
    ])
      expect(messageFor('email', typed), typed).toBe('Латинкою, без пробілів і зайвих знаків')
    for (const typed of [
      'олена@пошта-один.укр',
      'olena@пошта-один.укр',
      'a@1b.xn--j1amh',
      'a@bücher.example',
      'josé@пошта-один.укр',
      'a@b--c.d.ee',
      `a@${'b'.repeat(63)}.${'a'.repeat(63)}`,
    ])
      expect(messageFor('email', typed), typed).toBeNull()
    expect(messageFor('email', `${'a'.repeat(64)}@b.ua`)).toBeNull()
    expect(messageFor('email', `${'a'.repeat(65)}@b.ua`)).toBe('максимальне значення 64 символу')
  })

  it('characters that nobody sees are left out where a line is read, and kept in a comment', () => {
    expect(fields.name.normalize('\u200BОле\u00ADна\uFEFF')).toBe('Олена')
    expect(fields.name.normalize('\u3164\u3164')).toBe('')
    expect(fields.edrpou.normalize('\u200E3719\u00AD3071')).toBe('37193071')
    expect(fields.email.normalize('\u202Ao@poshta.example\u202C')).toBe('o@poshta.example')
    expect(fields.email.normalize('o@ｐoshta．example')).toBe('o@poshta.example')
    expect(fields.city.normalize('Ки\u200Dїв')).toBe('Київ')
    expect(fields.comment.normalize('👩\u200D🏭')).toBe('👩\u200D🏭')
  })

  it('accepts names of two letters and with an apostrophe', () => {
    expect(messageFor('name', 'Ія')).toBeNull()
    expect(messageFor('last_name', 'Мар’янчук')).toBeNull()
  })
})

it('validates a form by field and returns only the invalid ones', () => {
  expect(validateForm(contactForm, { name: 'Олена', last_name: '', phone: '067', email: 'o@poshta.example' })).toEqual({
    last_name: { rule: 'required' },
    phone: { rule: 'min', length: 17 },
  })
})

it('requires a grade from 1 to 5, a name and a text in a review', () => {
  expect(validateForm(reviewForm, {})).toEqual({
    grade: { rule: 'required' },
    name: { rule: 'required' },
    text: { rule: 'required' },
  })
  expect(validateForm(reviewForm, { grade: '6', name: 'Олена', text: 'Тепла' })).toEqual({ grade: { rule: 'choice' } })
  expect(validateForm(reviewForm, { grade: '5', name: 'Олена', text: 'Тепла' })).toEqual({})
})

describe('the number of a company', () => {
  it.each(['14360570', '21560045', '31316718', '37193071', '00032106', '43720363', '40075815'])(
    '%s is an EDRPOU',
    code => {
      expect(messageFor('edrpou', code)).toBeNull()
    },
  )

  it.each(['3184710691', '3363403087'])('%s is the tax number of a sole trader', code => {
    expect(messageFor('edrpou', `${code.slice(0, 5)} ${code.slice(5)}`)).toBeNull()
  })

  it('has a check digit: no other last digit is accepted', () => {
    for (const [code, right] of [
      ['3719307', 1],
      ['2167383', 2],
      ['318471069', 1],
    ] as const) {
      const accepted = Array.from({ length: 10 }, (_, digit) => digit).filter(digit => isEdrpou(`${code}${digit}`))
      expect(accepted).toEqual([right])
    }
  })

  it.each(['3719307', '371930711', 'UA371930', '37193072', '37-193071'])('%s is refused', code => {
    expect(messageFor('edrpou', code)).toContain('ЄДРПОУ')
  })
})
