import { join, resolve } from 'node:path'
import { isEdrpou } from '@shop/contract/fields'
import { isIban, toIban } from '@shop/contract/iban'
import { inEachLocale } from '@shop/contract/locales'
import { z } from 'zod'
import { type Mailbox, parseMailbox } from './outbox/mailbox.ts'
import type { PhoneSettings } from './outbox/phone-settings.ts'
import { PAYEE_MAX } from './payment/nbu-qr.ts'
import type { PaymentTerms, ProviderSettings } from './payment/payment-settings.ts'
import { type ProviderId, providerIds } from './wire/payment-providers.ts'

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())

const withDefault = <Schema extends z.ZodType<string>>(schema: Schema, value: z.output<Schema>) =>
  z.preprocess(given => (given === undefined || given === '' ? value : given), schema)

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** Compared with a browser's `Origin`, so it has no path: the shop cannot be served under a path prefix. */
const origin = webAddress.refine(address => URL.canParse(address) && /^\/*$/.test(new URL(address).pathname), {
  error: 'must be an address without a path',
  abort: true,
})

const minutes = z.string().regex(/^[1-9]\d{0,4}$/, 'must be a number of minutes from 1 to 99999')

const strongSecret = z
  .string()
  .refine(
    secret => secret.length >= 32 && new Set(secret).size >= 10,
    'must hold at least 32 varied characters, e.g. from: openssl rand -base64 48',
  )

const mailbox = z.string().transform((text, context) => {
  const parsed = parseMailbox(text)
  if (parsed) return parsed
  context.addIssue({
    code: 'custom',
    message: 'must be an e-mail address: shop@shop.example or Shop <shop@shop.example>',
  })
  return z.NEVER
})

const iban = z
  .string()
  .transform(toIban)
  .refine(isIban, 'must be an IBAN of Ukraine: UA and 27 digits; its check digits are wrong otherwise')

/** What is set when a provider of payments is used. */
const providerKeys = {
  liqpay: 'LIQPAY_PUBLIC_KEY',
  monobank: 'MONOBANK_TOKEN',
} as const satisfies Record<ProviderId, string>

const hasProvider = (settings: Readonly<Partial<Record<(typeof providerKeys)[ProviderId], string | undefined>>>) =>
  providerIds.some(id => settings[providerKeys[id]] !== undefined)

const MONOBANK_API = 'https://api.monobank.ua'
/** The bank answers with addresses of this origin. */
const MONOBANK_PAGES = 'https://pay.mbnk.biz'

/** All of them, or none: what is said of the first when only some are set. */
const together = [
  ['GOOGLE_CLIENT_SECRET', ['GOOGLE_CLIENT_ID'], 'and GOOGLE_CLIENT_ID are set together'],
  ['LIQPAY_PRIVATE_KEY', ['LIQPAY_PUBLIC_KEY'], 'and LIQPAY_PUBLIC_KEY are set together'],
  ['CHECKBOX_PIN', ['CHECKBOX_LICENSE_KEY'], 'and CHECKBOX_LICENSE_KEY are set together'],
  ['TURBOSMS_SENDER', ['TURBOSMS_TOKEN'], 'and TURBOSMS_TOKEN are set together'],
  ['PAYEE_IBAN', ['PAYEE_NAME', 'PAYEE_EDRPOU'], ', PAYEE_NAME and PAYEE_EDRPOU are set together'],
] as const

const Settings = z
  .object({
    NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'development'),
    /** Port of the stand-alone backend. */
    PORT: withDefault(z.string().regex(/^\d{1,5}$/, 'must be a port number'), '4000'),
    /** Database folder, pictures and secrets of embedded mode. */
    DATA_DIR: withDefault(z.string(), '.data'),
    /** A Postgres server instead of the embedded database. */
    DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
    /** Public origin of the shop: `https://shop.example`. */
    PUBLIC_URL: optional(origin),
    /** Key material of order tokens and encrypted cookies. Embedded mode generates its own. */
    SECRET: optional(strongSecret),
    /** Signing in with Google; both, or neither. */
    GOOGLE_CLIENT_ID: optional(z.string()),
    GOOGLE_CLIENT_SECRET: optional(z.string()),
    /** Another provider of OpenID Connect in its place. */
    GOOGLE_ISSUER: withDefault(webAddress, 'https://accounts.google.com'),
    /** Payments by LiqPay; both keys, or neither. */
    LIQPAY_PUBLIC_KEY: optional(z.string()),
    LIQPAY_PRIVATE_KEY: optional(z.string()),
    LIQPAY_URL: withDefault(origin, 'https://www.liqpay.ua'),
    /** Version of its protocol: 3 signs with SHA-1, 7 with SHA3-256. */
    LIQPAY_VERSION: withDefault(z.enum(['3', '7'], { error: 'must be 3 or 7' }), '7'),
    /** Payments by monobank. */
    MONOBANK_TOKEN: optional(z.string()),
    MONOBANK_URL: withDefault(origin, MONOBANK_API),
    /** Origin of its payment pages, which a form of the shop may lead to. */
    MONOBANK_PAGE_URL: optional(origin),
    /** Fiscal receipts by Checkbox: the licence key of the cash register and the PIN of its cashier; both, or neither. */
    CHECKBOX_LICENSE_KEY: optional(z.string()),
    CHECKBOX_PIN: optional(z.string()),
    CHECKBOX_URL: withDefault(origin, 'https://api.checkbox.ua'),
    /** Codes of the taxes of every product at that cash register: `8`, or several with commas. None without it. */
    CHECKBOX_TAXES: optional(z.string().regex(/^\d{1,6}(,\d{1,6})*$/, 'must be numbers with commas between them')),
    /** How long products are held for an order that is paid online, and for one that takes the last pieces of a product. */
    PAYMENT_HOLD_MINUTES: withDefault(minutes, '1440'),
    PAYMENT_HOLD_LAST_MINUTES: withDefault(minutes, '30'),
    /** Working days that they are held for an order that is paid by invoice. */
    PAYMENT_HOLD_INVOICE_DAYS: withDefault(
      z.string().regex(/^([1-9]|[1-5]\d|60)$/, 'must be a number from 1 to 60'),
      '3',
    ),
    RATE_LIMITS: withDefault(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
    /** Maximum number of units in all unpaid orders of one phone number, and in those of the last day from one address. */
    MAX_UNPAID_UNITS: withDefault(z.string().regex(/^[1-9]\d{0,5}$/, 'must be a number from 1 to 999999'), '200'),
    /** How many proxies in front of the backend set X-Forwarded-For. */
    TRUSTED_PROXIES: withDefault(z.string().regex(/^\d$/, 'must be a number from 0 to 9'), '0'),
    LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
    /** Sends mail: `smtps://user:password@host:465`, or `smtp://` with STARTTLS. Without it mails are written as files. */
    SMTP_URL: optional(
      z
        .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
        .refine(url => URL.canParse(url) && new URL(url).hostname !== '', 'must name a host'),
    ),
    /** Folder of the mails when there is no SMTP_URL. */
    MAIL_DIR: optional(z.string()),
    /** Sender of every mail. */
    MAIL_FROM: optional(mailbox),
    /** Who reads the messages of the contact form. */
    MAIL_TO: optional(mailbox),
    /** Messages to phones by TurboSMS: its key, and the registered name that SMS come from. Both, or neither. */
    TURBOSMS_TOKEN: optional(z.string()),
    TURBOSMS_SENDER: optional(z.string().max(20)),
    /** Registered name in Viber: messages go there first, and as SMS to phones without it. */
    TURBOSMS_VIBER_SENDER: optional(z.string().max(40)),
    TURBOSMS_URL: withDefault(origin, 'https://api.turbosms.ua'),
    /** Whose account invoices are paid to: the name as the bank knows it, company or tax number, account. All three, or none. */
    PAYEE_NAME: optional(z.string().trim().min(2).max(PAYEE_MAX)),
    PAYEE_EDRPOU: optional(
      z
        .string()
        .refine(isEdrpou, 'must be an EDRPOU of 8 digits or a RNOKPP of 10; its check digit is wrong otherwise'),
    ),
    PAYEE_IBAN: optional(iban),
    PAYEE_BANK: optional(z.string().trim().max(100)),
    /** Whether prices include value-added tax, as the purpose of the payment says. */
    PAYEE_VAT: withDefault(z.enum(['none', 'included'], { error: 'must be none or included' }), 'none'),
    /** Off: this process answers only; another one sends the mails and cleans up. */
    JOBS: withDefault(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
    /** Port of the Prometheus metrics; none without it. */
    METRICS_PORT: optional(z.string().regex(/^\d{1,5}$/, 'must be a port number')),
    /** Interface of that port. */
    METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
    /** Whether browsers report how fast pages are to the metrics. */
    WEB_VITALS: withDefault(z.enum(['on', 'off'], { error: 'must be on or off' }), 'off'),
    /** Collector of OpenTelemetry: traces are sent to it by OTLP over HTTP. None without it. */
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress),
    OTEL_SERVICE_NAME: withDefault(z.string(), 'shop'),
    /** Share of the traces that are recorded. */
    OTEL_TRACES_SAMPLER_ARG: withDefault(
      z.string().regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
      '1',
    ),
    /** Fills an empty database with the demo shop. @default on; has to be said when the shop is public without a carrier's key */
    DEMO: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
    /** Of a store whose backend is another process. */
    API_URL: optional(z.string()),
    /** Key of Nova Poshta's API. Without it the demo directory with invented branches is used. */
    NOVA_POSHTA_KEY: optional(z.string()),
    NOVA_POSHTA_URL: withDefault(webAddress, 'https://api.novaposhta.ua/v2.0/json/'),
    /** `CityRef` of the city that parcels are sent from. @default Kyiv */
    NOVA_POSHTA_SENDER: withDefault(z.uuid(), '8d5a980d-391c-11dd-90d9-001a92567626'),
  })
  .superRefine((settings, { addIssue }) => {
    for (const [name, others, message] of together)
      if ([name, ...others].some(one => (settings[one] === undefined) !== (settings[name] === undefined)))
        addIssue({ code: 'custom', path: [name], message })
  })
  .refine(settings => settings.SECRET !== undefined || (!settings.DATABASE_URL && !settings.PUBLIC_URL), {
    path: ['SECRET'],
    message: 'is required with DATABASE_URL or PUBLIC_URL, e.g. from: openssl rand -base64 48',
  })
  .refine(
    ({ PUBLIC_URL, API_URL, NOVA_POSHTA_KEY, DEMO }) =>
      PUBLIC_URL === undefined || API_URL !== undefined || NOVA_POSHTA_KEY !== undefined || DEMO === 'on',
    {
      path: ['NOVA_POSHTA_KEY'],
      message: 'is required with PUBLIC_URL: without it branches are invented. DEMO=on says that the shop is a demo',
    },
  )
  .refine(({ WEB_VITALS, METRICS_PORT }) => WEB_VITALS === 'off' || METRICS_PORT !== undefined, {
    path: ['METRICS_PORT'],
    message: 'is required with WEB_VITALS: what browsers report is shown there',
  })
  .refine(settings => settings.GOOGLE_CLIENT_ID === undefined || settings.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    message: 'is required with GOOGLE_CLIENT_ID: Google sends customers back to it',
  })
  .refine(settings => settings.PUBLIC_URL !== undefined || !hasProvider(settings), {
    path: ['PUBLIC_URL'],
    message: `is required with ${Object.values(providerKeys).join(' or ')}: they report payments to it`,
  })

/**
 * Origins outside the shop that its forms are submitted or redirected to. A store whose backend is another process has no keys, so it
 * allows all of them.
 */
function formOriginsOf(settings: z.output<typeof Settings>): readonly string[] {
  const { API_URL, LIQPAY_URL, MONOBANK_URL, MONOBANK_PAGE_URL, GOOGLE_ISSUER } = settings
  const isUsed = (key: string | undefined) => key !== undefined || API_URL !== undefined
  const isRealBank = MONOBANK_URL === MONOBANK_API
  const pages: Readonly<Record<ProviderId, string>> = {
    liqpay: LIQPAY_URL,
    monobank: MONOBANK_PAGE_URL ?? (isRealBank ? MONOBANK_PAGES : MONOBANK_URL),
  }
  return [
    ...providerIds.flatMap(id => (isUsed(settings[providerKeys[id]]) ? [pages[id]] : [])),
    ...(isUsed(settings.GOOGLE_CLIENT_ID) ? [GOOGLE_ISSUER] : []),
  ].map(url => new URL(url).origin)
}

/** An IP address stands in brackets in a mail address. */
const defaultSender = (host: string): Mailbox => ({
  name: '',
  address: `shop@${/^[\d.]+$/.test(host) ? `[${host}]` : host.replace(/^\[(.*)\]$/, '[IPv6:$1]')}`,
})

/** Parses the environment variables of the backend. Throws one error that names all invalid ones. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const parsed = Settings.safeParse(variables)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(issue => `  ${issue.path.join('.')} ${issue.message}`)
    throw new Error(`These settings are wrong:\n${wrong.join('\n')}`)
  }
  const settings = parsed.data
  const publicUrl = settings.PUBLIC_URL === undefined ? null : new URL(settings.PUBLIC_URL).origin
  const shopUrl = publicUrl ?? `http://localhost:${settings.PORT}`
  const { PAYEE_NAME: payee, PAYEE_EDRPOU: edrpou, PAYEE_IBAN: account } = settings
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings
  const { LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey, MONOBANK_TOKEN: token } = settings
  const { CHECKBOX_LICENSE_KEY: licenseKey, CHECKBOX_PIN: pin } = settings
  const { TURBOSMS_TOKEN: turboToken, TURBOSMS_SENDER: turboSender } = settings
  // A shop with a public address may be a real one: it says so when it is not.
  const isDemoShop = settings.DEMO !== 'off' && (publicUrl === null || variables.DEMO === 'on')
  return {
    production: settings.NODE_ENV === 'production',
    port: Number(settings.PORT),
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    /** Origin without a trailing slash; null when `PUBLIC_URL` is not set. */
    publicUrl,
    secret: settings.SECRET ?? null,
    /** Null: nobody signs in with Google. */
    google: clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
    /** Origins outside the shop that its forms lead to. */
    formOrigins: formOriginsOf(settings),
    payment: {
      liqpay:
        publicKey && privateKey
          ? {
              url: new URL(settings.LIQPAY_URL).origin,
              publicKey,
              privateKey,
              version: settings.LIQPAY_VERSION === '3' ? 3 : 7,
            }
          : null,
      monobank: token ? { url: new URL(settings.MONOBANK_URL).origin, token } : null,
      demo: !hasProvider(settings) && isDemoShop,
      holdMinutes: Number(settings.PAYMENT_HOLD_MINUTES),
      holdLastMinutes: Number(settings.PAYMENT_HOLD_LAST_MINUTES),
      holdInvoiceDays: Number(settings.PAYMENT_HOLD_INVOICE_DAYS),
    } satisfies ProviderSettings & PaymentTerms,
    fiscal: {
      checkbox:
        licenseKey && pin
          ? {
              url: new URL(settings.CHECKBOX_URL).origin,
              licenseKey,
              pin,
              taxes: settings.CHECKBOX_TAXES?.split(',').map(Number) ?? [],
            }
          : null,
      demo: !hasProvider(settings) && isDemoShop,
    },
    rateLimits: settings.RATE_LIMITS === 'on',
    maxUnpaidUnits: Number(settings.MAX_UNPAID_UNITS),
    trustedProxies: Number(settings.TRUSTED_PROXIES),
    logLevel: settings.LOG_LEVEL,
    demo: settings.DEMO !== 'off',
    /** Null: the demo directory stands in for it. */
    novaPoshta:
      settings.NOVA_POSHTA_KEY === undefined
        ? null
        : { key: settings.NOVA_POSHTA_KEY, url: settings.NOVA_POSHTA_URL, senderCity: settings.NOVA_POSHTA_SENDER },
    /** Null: `PAYEE_IBAN` is not set. */
    payee:
      payee && edrpou && account
        ? {
            name: inEachLocale(() => payee),
            edrpou,
            iban: account,
            bank: settings.PAYEE_BANK ?? null,
            hasVat: settings.PAYEE_VAT === 'included',
          }
        : null,
    /** Whether invoices may show the invented account of the demo shop: never at a public address, unless `DEMO=on` says that it is a demo. */
    demoPayee: settings.DEMO !== 'off' && (publicUrl === null || settings.DEMO === 'on'),
    /** Whether this process sends mails and cleans up. */
    jobs: settings.JOBS === 'on',
    /** Null: no metrics. */
    metrics:
      settings.METRICS_PORT === undefined ? null : { port: Number(settings.METRICS_PORT), host: settings.METRICS_HOST },
    webVitals: settings.WEB_VITALS === 'on',
    /** Null: no traces. */
    tracing:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: settings.OTEL_SERVICE_NAME,
            sampleRatio: Number(settings.OTEL_TRACES_SAMPLER_ARG),
            isParentTrusted: settings.TRUSTED_PROXIES !== '0',
          },
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      dir: resolve(settings.MAIL_DIR ?? join(settings.DATA_DIR, 'mail')),
      from: settings.MAIL_FROM ?? defaultSender(new URL(shopUrl).hostname),
      to: settings.MAIL_TO ?? null,
      shopUrl,
    },
    phone: (turboToken && turboSender
      ? {
          kind: 'turbosms',
          url: new URL(settings.TURBOSMS_URL).origin,
          token: turboToken,
          sender: turboSender,
          viberSender: settings.TURBOSMS_VIBER_SENDER ?? null,
        }
      : { kind: isDemoShop && settings.SMTP_URL === undefined ? 'files' : 'none' }) satisfies PhoneSettings,
  }
}

export type Environment = ReturnType<typeof readEnvironment>
