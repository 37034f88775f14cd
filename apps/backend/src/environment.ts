import { z } from 'zod'
import { novaPoshtaVariables } from './adapters/carrier/nova-poshta/index.ts'
import { checkboxVariables } from './adapters/fiscal/checkbox/index.ts'
import { openIdVariables } from './adapters/identity/openid/index.ts'
import { providerVariables } from './adapters/payment/index.ts'
import { turboSmsVariables } from './adapters/phone/turbosms.ts'
import { mailSettings, mailVariables } from './outbox/mail-settings.ts'
import { payeeVariables } from './payment/payee.ts'
import { paymentTermsVariables } from './payment/payment-terms.ts'
import { onOff, optional, origin, port, withDefault } from './platform/variables.ts'
import { telemetryVariables } from './telemetry/start-telemetry.ts'
import { type ProviderId, providerIds } from './wire/payment-providers.ts'

const strongSecret = z
  .string()
  .refine(
    secret => secret.length >= 32 && new Set(secret).size >= 10,
    'must hold at least 32 varied characters, e.g. from: openssl rand -base64 48',
  )

const shopVariables = z.object({
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'development'),
  /** Port of the stand-alone backend. */
  PORT: withDefault(port, '4000'),
  /** Database folder, pictures and secrets of embedded mode. */
  DATA_DIR: withDefault(z.string(), '.data'),
  /** A Postgres server instead of the embedded database. */
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  /** Public origin of the shop: `https://shop.example`. Browsers' `Origin` is compared with it: no path prefix is possible. */
  PUBLIC_URL: optional(origin),
  /** Key material of order tokens and encrypted cookies. Embedded mode generates its own. */
  SECRET: optional(strongSecret),
  RATE_LIMITS: withDefault(onOff, 'on'),
  /** Maximum number of units in all unpaid orders of one phone number, and in those of the last day from one address. */
  MAX_UNPAID_UNITS: withDefault(z.string().regex(/^[1-9]\d{0,5}$/, 'must be a number from 1 to 999999'), '200'),
  /** How many proxies in front of the backend set X-Forwarded-For. */
  TRUSTED_PROXIES: withDefault(z.string().regex(/^\d$/, 'must be a number from 0 to 9'), '0'),
  LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** Off: this process answers only; another one sends the mails and cleans up. */
  JOBS: withDefault(onOff, 'on'),
  /** Fills an empty database with the demo shop. @default on; has to be said when the shop is public without a carrier's key */
  DEMO: optional(onOff),
  /** Of a store whose backend is another process. */
  API_URL: optional(z.string()),
})

/** Each part of the shop declares the variables that it uses. */
const parts = {
  shop: shopVariables,
  google: openIdVariables,
  ...providerVariables,
  paymentTerms: paymentTermsVariables,
  payee: payeeVariables,
  checkbox: checkboxVariables,
  novaPoshta: novaPoshtaVariables,
  mail: mailVariables,
  turboSms: turboSmsVariables,
  telemetry: telemetryVariables,
} as const

const hasProvider = (found: Readonly<Record<ProviderId, { settings: unknown }>>) =>
  providerIds.some(id => found[id].settings !== null)

/** What one part requires of another. */
const Settings = z.object(parts).superRefine(({ shop, google, novaPoshta, ...providers }, { addIssue }) => {
  const required = (name: keyof z.output<typeof shopVariables> | 'NOVA_POSHTA_KEY', isMissing: boolean, why: string) =>
    isMissing && addIssue({ code: 'custom', path: [name], message: `is required with ${why}` })
  const isPublic = shop.PUBLIC_URL !== undefined
  required(
    'SECRET',
    shop.SECRET === undefined && (isPublic || shop.DATABASE_URL !== undefined),
    'DATABASE_URL or PUBLIC_URL, e.g. from: openssl rand -base64 48',
  )
  required(
    'NOVA_POSHTA_KEY',
    isPublic && shop.API_URL === undefined && novaPoshta === null && shop.DEMO !== 'on',
    'PUBLIC_URL: without it branches are invented. DEMO=on says that the shop is a demo',
  )
  required('PUBLIC_URL', !isPublic && google.settings !== null, 'GOOGLE_CLIENT_ID: Google sends customers back to it')
  required(
    'PUBLIC_URL',
    !isPublic && hasProvider(providers),
    'keys of LiqPay, monobank or PrivatBank: they report payments to it',
  )
})

/** Parses the environment variables of the backend. Throws one error that names all invalid ones. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const parsed = Settings.safeParse(Object.fromEntries(Object.keys(parts).map(part => [part, variables])))
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `  ${String(path.at(-1))} ${message}`)
    throw new Error(`These settings are wrong:\n${wrong.join('\n')}`)
  }
  const { shop, google, paymentTerms, payee, checkbox, novaPoshta, mail, turboSms, telemetry, ...providers } =
    parsed.data
  const publicUrl = shop.PUBLIC_URL ?? null
  const shopUrl = publicUrl ?? `http://localhost:${shop.PORT}`
  // A shop with a public address may be a real one: it says so when it is not.
  const isDemoShop = shop.DEMO !== 'off' && (publicUrl === null || shop.DEMO === 'on')
  const hasDemoPayments = isDemoShop && !hasProvider(providers)
  return {
    production: shop.NODE_ENV === 'production',
    port: Number(shop.PORT),
    dataDir: shop.DATA_DIR,
    databaseUrl: shop.DATABASE_URL ?? null,
    /** Origin without a trailing slash; null when `PUBLIC_URL` is not set. */
    publicUrl,
    secret: shop.SECRET ?? null,
    /** Null: nobody signs in with Google. */
    google: google.settings,
    /**
     * Origins outside the shop that its forms are submitted or redirected to. A store whose backend is another process has no keys, so
     * it allows all of them.
     */
    formOrigins: [...providerIds.map(id => providers[id]), google].flatMap(({ pages, settings }) =>
      pages !== null && (settings !== null || shop.API_URL !== undefined) ? [pages] : [],
    ),
    payment: {
      liqpay: providers.liqpay.settings,
      monobank: providers.monobank.settings,
      privatbank_parts: providers.privatbank_parts.settings,
      monobank_parts: providers.monobank_parts.settings,
      demo: hasDemoPayments,
      ...paymentTerms,
    },
    fiscal: { checkbox, demo: hasDemoPayments },
    rateLimits: shop.RATE_LIMITS === 'on',
    maxUnpaidUnits: Number(shop.MAX_UNPAID_UNITS),
    trustedProxies: Number(shop.TRUSTED_PROXIES),
    logLevel: shop.LOG_LEVEL,
    demo: shop.DEMO !== 'off',
    novaPoshta,
    payee,
    /** Whether invoices may show the invented account of the demo shop: never at a public address, unless `DEMO=on` says that it is a demo. */
    demoPayee: isDemoShop,
    /** Whether this process sends mails and cleans up. */
    jobs: shop.JOBS === 'on',
    metrics: telemetry.metrics,
    webVitals: telemetry.webVitals,
    tracing: telemetry.tracing && { ...telemetry.tracing, isParentTrusted: shop.TRUSTED_PROXIES !== '0' },
    mail: mailSettings(mail, { dataDir: shop.DATA_DIR, shopUrl }),
    phone: { turboSms, demo: isDemoShop && mail.SMTP_URL === undefined },
  }
}

export type Environment = ReturnType<typeof readEnvironment>
