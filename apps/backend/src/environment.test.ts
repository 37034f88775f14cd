import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { clientAddressOf } from './http/client-address.ts'

const secret = 'k3Zr8vQ1mTn5xWb9Yc2Lp7Hd4Sg6Jf0AeUiOu'

describe('readEnvironment', () => {
  it('has defaults for every variable in embedded mode', () => {
    expect(readEnvironment({})).toMatchObject({
      databaseUrl: null,
      publicUrl: null,
      secret: null,
      rateLimits: true,
      demo: true,
    })
    expect(readEnvironment({ DATABASE_URL: '', SECRET: '' }).databaseUrl).toBeNull()
  })
  it('shows what browsers report only where there are metrics', () => {
    expect(() => readEnvironment({ WEB_VITALS: 'on' })).toThrow('METRICS_PORT')
    expect(readEnvironment({ WEB_VITALS: 'on', METRICS_PORT: '9464' }).webVitals).toBe(true)
    expect(readEnvironment({ METRICS_PORT: '9464' }).webVitals).toBe(false)
  })
  it('names all invalid variables in one error', () => {
    const readInvalid = () =>
      readEnvironment({
        PORT: 'http',
        RATE_LIMITS: 'maybe',
        DATABASE_URL: 'mysql://x',
        PUBLIC_URL: 'shop.example',
        LOG_LEVEL: 'loud',
        MAX_UNPAID_UNITS: '0',
        LIQPAY_VERSION: '5',
        METRICS_PORT: 'any',
      })
    for (const name of ['PORT', 'RATE_LIMITS', 'DATABASE_URL', 'PUBLIC_URL', 'LOG_LEVEL', 'MAX_UNPAID_UNITS'])
      expect(readInvalid).toThrow(name)
    for (const name of ['LIQPAY_VERSION', 'METRICS_PORT']) expect(readInvalid).toThrow(name)
  })
  it.each([
    [{ DATABASE_URL: 'postgres://db/shop' }],
    [{ PUBLIC_URL: 'https://shop.example' }],
    [{ DATABASE_URL: 'postgres://db/shop', SECRET: secret.slice(0, 31) }],
    [{ PUBLIC_URL: 'https://shop.example', SECRET: 'a'.repeat(64) }],
  ])('requires a strong secret with a database server or a public address: %o', variables => {
    expect(() => readEnvironment(variables)).toThrow('SECRET')
  })
  it('knows where forms lead to: the configured payments and sign-in, or all of them for a store with another backend', () => {
    expect(readEnvironment({}).formOrigins).toEqual([])
    const shop = { PUBLIC_URL: 'https://shop.example', SECRET: secret, DEMO: 'on' }
    expect(readEnvironment({ ...shop, LIQPAY_PUBLIC_KEY: 'i1', LIQPAY_PRIVATE_KEY: 'key' }).formOrigins).toEqual([
      'https://www.liqpay.ua',
    ])
    expect(readEnvironment({ ...shop, MONOBANK_TOKEN: 'token' }).formOrigins).toEqual(['https://pay.mbnk.biz'])
    expect(
      readEnvironment({ ...shop, MONOBANK_TOKEN: 'token', MONOBANK_URL: 'http://127.0.0.1:3102' }).formOrigins,
    ).toEqual(['http://127.0.0.1:3102'])
    expect(readEnvironment({ ...shop, API_URL: 'http://backend:4000' }).formOrigins).toEqual([
      'https://www.liqpay.ua',
      'https://pay.mbnk.biz',
      'https://payparts2.privatbank.ua',
      'https://accounts.google.com',
    ])
  })
  it('names wrong mail settings', () => {
    for (const [name, wrong] of [
      ['SMTP_URL', 'http://mail.example'],
      ['SMTP_URL', 'mail.example:25'],
      ['MAIL_FROM', 'shop'],
      ['MAIL_FROM', 'a@shop.example, b@shop.example'],
      ['MAIL_TO', 'Shop <office@shop.example>\r\nBcc: x@y.example'],
      ['JOBS', 'some'],
    ] as const)
      expect(() => readEnvironment({ [name]: wrong })).toThrow(name)
  })
  it('requires both keys of LiqPay, and a public address for its callbacks and those of monobank', () => {
    const shop = { PUBLIC_URL: 'https://shop.example', SECRET: secret, NOVA_POSHTA_KEY: 'key' }
    const liqpay = { LIQPAY_PUBLIC_KEY: 'i1', LIQPAY_PRIVATE_KEY: 'k' }
    for (const [variables, name] of [
      [{ ...shop, LIQPAY_PUBLIC_KEY: 'i1' }, 'LIQPAY_PRIVATE_KEY'],
      [{ ...shop, LIQPAY_PRIVATE_KEY: 'k' }, 'LIQPAY_PRIVATE_KEY'],
      [liqpay, 'PUBLIC_URL'],
      [{ MONOBANK_TOKEN: 't' }, 'PUBLIC_URL'],
      [{ ...shop, ...liqpay, LIQPAY_VERSION: '4' }, 'LIQPAY_VERSION'],
      [{ PAYMENT_HOLD_MINUTES: '0' }, 'PAYMENT_HOLD_MINUTES'],
      [{ PAYMENT_HOLD_INVOICE_DAYS: '61' }, 'PAYMENT_HOLD_INVOICE_DAYS'],
    ] as const)
      expect(() => readEnvironment(variables)).toThrow(name)
    expect(readEnvironment({ ...shop, ...liqpay, MONOBANK_TOKEN: 't' }).payment).toEqual({
      liqpay: { url: 'https://www.liqpay.ua', publicKey: 'i1', privateKey: 'k', version: 7 },
      monobank: { url: 'https://api.monobank.ua', token: 't' },
      privatbank_parts: null,
      monobank_parts: null,
      demo: false,
      holdMinutes: 1_440,
      holdLastMinutes: 30,
      holdInvoiceDays: 3,
    })
  })
  it('reads the terms of payments by instalments', () => {
    const shop = { PUBLIC_URL: 'https://shop.example', SECRET: secret, NOVA_POSHTA_KEY: 'key' }
    const privatBank = { PRIVATBANK_PARTS_STORE: 's', PRIVATBANK_PARTS_PASSWORD: 'p' }
    const monobank = { MONOBANK_PARTS_STORE: 's', MONOBANK_PARTS_SECRET: 'p' }
    const { payment } = readEnvironment({ ...shop, ...privatBank, ...monobank, MONOBANK_PARTS_COUNTS: '10,3,3' })
    expect(payment.privatbank_parts?.terms).toEqual({ counts: [3, 6], limits: { min: 300_00, max: 300_000_00 } })
    expect(payment.monobank_parts?.terms.counts).toEqual([3, 10])
    expect(payment.demo).toBe(false)
    for (const [variables, name] of [
      [{ ...shop, PRIVATBANK_PARTS_STORE: 's' }, 'PRIVATBANK_PARTS_PASSWORD'],
      [{ ...shop, MONOBANK_PARTS_STORE: 's' }, 'MONOBANK_PARTS_SECRET'],
      [{ PRIVATBANK_PARTS_COUNTS: '1' }, 'PRIVATBANK_PARTS_COUNTS'],
      [{ PRIVATBANK_PARTS_COUNTS: '3,' }, 'PRIVATBANK_PARTS_COUNTS'],
      [{ MONOBANK_PARTS_COUNTS: '2' }, 'MONOBANK_PARTS_COUNTS'],
      [{ MONOBANK_PARTS_COUNTS: '3 6' }, 'MONOBANK_PARTS_COUNTS'],
      [{ MONOBANK_PARTS_MIN_SUM: '0' }, 'MONOBANK_PARTS_MIN_SUM'],
      [privatBank, 'PUBLIC_URL'],
    ] as const)
      expect(() => readEnvironment(variables)).toThrow(name)
  })
  it('offers the demo payment page only without a provider, and with a public address only when told to', () => {
    const shop = { PUBLIC_URL: 'https://shop.example', SECRET: secret, NOVA_POSHTA_KEY: 'key' }
    expect(readEnvironment({}).payment.demo).toBe(true)
    expect(readEnvironment({ DEMO: 'off' }).payment.demo).toBe(false)
    expect(readEnvironment(shop).payment.demo).toBe(false)
    expect(readEnvironment({ ...shop, DEMO: 'on' }).payment.demo).toBe(true)
    expect(readEnvironment({ ...shop, DEMO: 'on', MONOBANK_TOKEN: 't' }).payment.demo).toBe(false)
  })
  it('derives the defaults of mail from the other settings', () => {
    expect(readEnvironment({ PORT: '3000', DATA_DIR: '/data' }).mail).toEqual({
      smtpUrl: null,
      dir: '/data/mail',
      from: { name: '', address: 'shop@localhost' },
      to: null,
      shopUrl: 'http://localhost:3000',
    })
    const variables = {
      PUBLIC_URL: 'https://hart.example',
      SECRET: secret,
      DEMO: 'on',
      MAIL_FROM: 'ГАРТ <post@hart.example>',
    }
    expect(readEnvironment(variables).mail).toMatchObject({
      from: { name: 'ГАРТ', address: 'post@hart.example' },
      shopUrl: 'https://hart.example',
    })
    expect(readEnvironment({ ...variables, MAIL_FROM: '' }).mail.from.address).toBe('shop@hart.example')
  })
  it('accepts a strong secret and reduces the public address to its origin', () => {
    for (const PUBLIC_URL of ['https://shop.example/', 'https://Shop.example:443'])
      expect(readEnvironment({ PUBLIC_URL, SECRET: secret, DEMO: 'on' })).toMatchObject({
        publicUrl: 'https://shop.example',
        secret,
      })
  })
  it('of Checkbox come together; a demo without a provider makes receipts of its own', () => {
    const keys = { CHECKBOX_LICENSE_KEY: 'licence', CHECKBOX_PIN: '1234' }
    expect(readEnvironment({}).fiscal).toEqual({ checkbox: null, demo: true })
    expect(readEnvironment({ DEMO: 'off' }).fiscal).toEqual({ checkbox: null, demo: false })
    expect(readEnvironment({ ...keys, CHECKBOX_TAXES: '8,9' }).fiscal.checkbox).toEqual({
      url: 'https://api.checkbox.ua',
      licenseKey: 'licence',
      pin: '1234',
      taxes: [8, 9],
    })
    for (const wrong of [{ CHECKBOX_PIN: '1234' }, { CHECKBOX_LICENSE_KEY: 'licence' }])
      expect(() => readEnvironment(wrong)).toThrow('CHECKBOX_PIN')
    expect(() => readEnvironment({ ...keys, CHECKBOX_TAXES: 'A' })).toThrow('CHECKBOX_TAXES')
  })

  it('of Google come together, and with the address that it sends customers back to', () => {
    const both = { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret of the shop' }
    const grownUp = { PUBLIC_URL: 'https://shop.example', SECRET: secret, DEMO: 'on' }
    expect(readEnvironment(grownUp).google).toBeNull()
    expect(readEnvironment({ ...grownUp, ...both }).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'shop',
      clientSecret: 'secret of the shop',
    })
    expect(() => readEnvironment({ ...grownUp, GOOGLE_CLIENT_ID: 'shop' })).toThrow('GOOGLE_CLIENT_SECRET')
    expect(() => readEnvironment(both)).toThrow('PUBLIC_URL')
  })
  it('refuses invented branches in a public shop that does not call itself a demo', () => {
    const grownUp = { PUBLIC_URL: 'https://shop.example', SECRET: secret }
    expect(() => readEnvironment(grownUp)).toThrow(/NOVA_POSHTA_KEY.*DEMO=on/)
    expect(() => readEnvironment({ ...grownUp, DEMO: 'off' })).toThrow('NOVA_POSHTA_KEY')
    expect(readEnvironment({ ...grownUp, DEMO: 'on' })).toMatchObject({ demo: true, novaPoshta: null })
    expect(readEnvironment({ ...grownUp, NOVA_POSHTA_KEY: 'key' })).toMatchObject({
      demo: true,
      novaPoshta: { key: 'key', url: 'https://api.novaposhta.ua/v2.0/json/' },
    })
    expect(readEnvironment({}).novaPoshta).toBeNull()
    // The branches are those of the backend.
    expect(readEnvironment({ ...grownUp, API_URL: 'http://backend:4000' }).publicUrl).toBe('https://shop.example')
  })
})

describe('clientAddressOf', () => {
  it('returns the address of the connection when no proxy is trusted', () => {
    expect(clientAddressOf('10.0.0.7', '1.2.3.4', 0)).toBe('10.0.0.7')
  })
  it('returns the address that the outermost trusted proxy received, whatever the client sent', () => {
    expect(clientAddressOf('10.0.0.7', 'made-up, 1.2.3.4', 1)).toBe('1.2.3.4')
    expect(clientAddressOf('10.0.0.7', 'made-up, 1.2.3.4, 10.0.0.9', 2)).toBe('1.2.3.4')
    expect(clientAddressOf('10.0.0.7', '1.2.3.4', 3)).toBe('1.2.3.4')
  })
  it.each([
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
    ['2001:db8:1:2::9', '2001:db8:1:2::'],
    ['2001:DB8:0001:2::', '2001:db8:1:2::'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
    ['2001:db8:1:3::9', '2001:db8:1:3::'],
    ['2001:db8::', '2001:db8:0:0::'],
    ['2001:db8:0:0::', '2001:db8:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::1', '0:0:0:0::'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::'],
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5060', '192.0.2.1'],
    ['local', 'local'],
    ['', ''],
  ])('normalises %s to %s', (address, counted) => {
    expect(clientAddressOf(address, undefined, 0)).toBe(counted)
    expect(clientAddressOf('10.0.0.7', address, 1)).toBe(counted)
    expect(clientAddressOf(counted, undefined, 0)).toBe(counted)
  })
})
