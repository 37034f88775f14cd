import { join } from 'node:path'
import { DATA_CHANGES_PATH, DATA_VERSION } from '@shop/contract'
import { type Caller, createApi } from './api.ts'
import { createPasswords } from './auth/passwords.ts'
import { serveBrand } from './brand/serve-brand.ts'
import { loadLinkPreviews } from './catalogue/link-previews.ts'
import { loadPictures } from './catalogue/load-pictures.ts'
import { schedulePictureWarmup } from './catalogue/picture-warmup.ts'
import { addOrderMetrics } from './checkout/metrics.ts'
import { createDataVersions, type DataVersions, readDataChanges } from './db/data-versions.ts'
import type { OpenDatabase } from './db/database.ts'
import { isDatabaseUnavailable } from './db/errors.ts'
import { carrierHealth } from './delivery/health.ts'
import { createDeliveryPrices } from './delivery/prices.ts'
import type { Environment } from './environment.ts'
import { handlers } from './handlers.ts'
import { createTextCache } from './http/text-cache.ts'
import { startDirectoryJob, trackingJob } from './jobs/carrier.ts'
import { cleanupJob } from './jobs/cleanup.ts'
import { jobsHealth } from './jobs/health.ts'
import { startMailJob } from './jobs/mail.ts'
import { addJobMetrics } from './jobs/metrics.ts'
import { newsJob } from './jobs/news.ts'
import { startPaymentJob } from './jobs/payments.ts'
import { createPictureJob } from './jobs/product-pictures.ts'
import { startReceiptJob } from './jobs/receipts.ts'
import { startJobs } from './jobs/scheduler.ts'
import { isMailboxPath, serveMailbox } from './mail/dev-mailbox.ts'
import { mailHealth, phoneHealth } from './mail/health.ts'
import { addMailMetrics } from './mail/metrics.ts'
import type { MailTransport, PhoneTransport } from './mail/transport.ts'
import {
  createCarrier,
  createFiscalService,
  createGoogle,
  createMailTransport,
  createPaymentProviders,
  createPhoneTransport,
  paymentMethodsWith,
} from './open-adapters.ts'
import { isDemoPaymentPath, serveDemoPayment } from './payment/demo-page.ts'
import { paymentHealth } from './payment/health.ts'
import { addPaymentMetrics } from './payment/metrics.ts'
import { demoPayee, withPayee } from './payment/payee.ts'
import { longestInstalment } from './payment/payment-methods.ts'
import { createReviewPhotos, isReviewPhotoPath } from './photos/serve-review-photo.ts'
import { createPictures, isPicturePath } from './pictures/index.ts'
import { Queue, QueueClosed, QueueFull, workLimits } from './platform/queue.ts'
import { createSecrets, loadOrCreateSecret } from './platform/secrets.ts'
import { isDemoReceiptPath, serveDemoReceipt } from './receipts/demo-page.ts'
import { receiptHealth } from './receipts/health.ts'
import { addReceiptMetrics } from './receipts/metrics.ts'
import { isCrawlerFile, serveCrawlers } from './seo/serve-crawlers.ts'
import type { AppServices } from './services.ts'
import { openAdminSocket } from './shop-cli/admin-socket.ts'
import { createHealth, healthz } from './telemetry/health.ts'
import type { Log } from './telemetry/log.ts'
import { type Metrics, noMetrics } from './telemetry/metrics.ts'
import { createRateLimiter } from './wire/rate-limits.ts'
import { BUSY_RETRY_AFTER, failure, RETRY_AFTER } from './wire/respond.ts'

export interface Backend {
  /** Handles `/api/*`, `/pictures/*`, `/brand/*`, `/demo-payment/*`, `/demo-receipt/*`, `/healthz` and `/readyz`; a JSON 404 for anything else. */
  fetch(request: Request, caller?: Caller): Promise<Response>
  /** Tells which cached responses and pages are stale. */
  dataVersions: DataVersions
  /** A secret key of 32 bytes per purpose, derived from `SECRET`: the same after a restart and in every process. */
  keyFor(purpose: string): Buffer
  /** Where mails go: an SMTP server or a folder. */
  mailDestination: string
  /** Stops the background jobs and closes the database. */
  close(): Promise<void>
}

/** Sends the mails, settles payments and cleans up. */
function startBackgroundJobs(
  database: OpenDatabase,
  services: AppServices,
  transports: { mail: MailTransport; phone: PhoneTransport },
  { databaseUrl, dataDir, mail }: Environment,
) {
  const { db, log } = services
  const mailJob = startMailJob({ database, services, settings: mail, transports, log })
  const paymentJob = startPaymentJob(database, services)
  const receiptJob = startReceiptJob(database, services)
  const directoryJob = startDirectoryJob(services)
  const pictureJob = createPictureJob({ db, folder: join(dataDir, 'pictures') })
  const jobs = [
    ...[mailJob.job, paymentJob.job, cleanupJob(db), directoryJob.job, trackingJob(services), pictureJob.job],
    ...receiptJob.jobs,
    newsJob(db),
  ]
  const stopJobs = startJobs({ database, embedded: databaseUrl === null, jobs, log })
  return {
    async close() {
      await Promise.all([stopJobs(), directoryJob.close(), pictureJob.close()])
      await paymentJob.close()
      await receiptJob.close()
      await mailJob.close()
    },
  }
}

/** Creates a backend that owns an open database: closing the backend closes the database. */
export function backendOn(
  opened: OpenDatabase,
  environment: Environment,
  log: Log,
  metrics: Metrics = noMetrics,
  callTimeoutMs?: number,
): Backend {
  const { dataDir, publicUrl } = environment
  const { db } = opened
  const secrets = createSecrets(environment.secret ?? loadOrCreateSecret(dataDir))
  const workQueue = new Queue(workLimits)
  const pictures = createPictures({
    queue: workQueue,
    dir: join(dataDir, 'pictures'),
    sources: loadPictures(db),
    previews: loadLinkPreviews(db),
  })
  const dataVersions = createDataVersions({
    read: since => readDataChanges(opened, since),
    onError: error => log.warn({ err: error }, 'data versions could not be read'),
  })
  const passwords = createPasswords()
  const carrier = createCarrier(environment)
  const paymentProviders = createPaymentProviders(environment.payment)
  const fiscalService = createFiscalService(environment.fiscal, environment.mail.shopUrl)
  const paymentMethods = paymentMethodsWith(environment.payment)
  const payee = environment.payee ?? (environment.demoPayee ? demoPayee : null)
  const services: AppServices = {
    db,
    pictures,
    workQueue,
    textCache: createTextCache({ queue: workQueue, dataVersions }),
    carrier,
    deliveryPrices: createDeliveryPrices(carrier, log),
    paymentMethods: withPayee(paymentMethods, payee),
    paymentProviders,
    paymentTerms: environment.payment,
    fiscalService,
    payee,
    secrets,
    passwords,
    google: createGoogle(environment),
    dataVersions,
    log,
    metrics,
    rateLimiter: createRateLimiter(db, environment.rateLimits, undefined, metrics),
    clock: () => new Date(),
    maxUnpaidUnits: environment.maxUnpaidUnits,
    publicUrl: publicUrl ?? '',
    mail: environment.mail,
    hasPhoneMessages: environment.phone.turboSms !== null || environment.phone.demo,
    instalmentOf: total => longestInstalment(paymentMethods, total),
  }
  for (const addMetrics of [addOrderMetrics, addPaymentMetrics, addReceiptMetrics, addMailMetrics, addJobMetrics])
    addMetrics(metrics, opened)
  // Parts that the shop goes on without; each domain brings its check.
  const health = createHealth({
    ping: opened.ping,
    checks: [
      ...[mailHealth(opened), phoneHealth(opened, services.clock)],
      ...[paymentHealth(opened), receiptHealth(opened), jobsHealth(opened)],
      carrierHealth(opened, services),
    ],
    log,
    metrics,
  })
  const serveReviewPhoto = createReviewPhotos(services)
  const api = createApi({ services, handlers, validateResponses: !environment.production, callTimeoutMs })
  const transports = { mail: createMailTransport(environment), phone: createPhoneTransport(environment) }
  const jobs = environment.jobs ? startBackgroundJobs(opened, services, transports, environment) : null
  const adminSocket =
    environment.databaseUrl === null
      ? openAdminSocket(
          dataDir,
          { ...services, longQuery: opened.longQuery, originals: join(dataDir, 'pictures') },
          log,
        )
      : null
  const stopWarmup = environment.production ? schedulePictureWarmup(services) : () => undefined
  async function withDataVersion(responding: Response | Promise<Response>): Promise<Response> {
    const response = await responding
    if (response.status >= 500) return response
    await dataVersions.current()
    response.headers.set(DATA_VERSION, dataVersions.latest())
    return response
  }
  async function dataChanges({ url }: Request): Promise<Response> {
    const since = new URL(url).searchParams.get('since')
    const isCursor = since !== null && /^\d{1,19}$/.test(since)
    const changes = await readDataChanges(opened, isCursor ? since : null)
    return Response.json(changes, { headers: { 'Cache-Control': 'no-store' } })
  }
  return {
    async fetch(request, caller = { address: 'local' }) {
      const { pathname } = new URL(request.url)
      try {
        if (pathname === '/api' || pathname.startsWith('/api/'))
          return await withDataVersion(api.fetch(request, caller))
        if (isReviewPhotoPath(pathname)) return await serveReviewPhoto(pathname, caller.address)
        if (isCrawlerFile(pathname))
          return (await serveCrawlers(request, services, caller.address)) ?? failure('not_found', 'uk')
        if (isPicturePath(pathname)) return await pictures.fetch(request, caller)
        if (pathname === '/healthz') return healthz()
        if (pathname === '/readyz') return await health.readyz()
        if (!environment.production && isMailboxPath(pathname))
          return await serveMailbox(pathname, environment.mail.dir)
        if (isDemoPaymentPath(pathname)) return await serveDemoPayment(request, services)
        if (isDemoReceiptPath(pathname)) return await serveDemoReceipt(pathname, services)
        if (pathname === DATA_CHANGES_PATH) return await dataChanges(request)
        return (await serveBrand(pathname)) ?? failure('not_found', 'uk')
      } catch (error) {
        if (error instanceof QueueFull || error instanceof QueueClosed)
          return failure('unavailable', 'uk', { retryAfter: BUSY_RETRY_AFTER })
        const isUnavailable = isDatabaseUnavailable(error)
        log[isUnavailable ? 'warn' : 'error'](
          { path: pathname, err: error },
          isUnavailable ? 'database unavailable' : 'request failed',
        )
        return isUnavailable ? failure('unavailable', 'uk', { retryAfter: RETRY_AFTER }) : failure('server', 'uk')
      }
    },
    dataVersions,
    keyFor: secrets.keyFor,
    mailDestination: jobs ? transports.mail.description : 'another process',
    async close() {
      stopWarmup()
      await adminSocket?.close()
      await jobs?.close()
      await Promise.all([workQueue.close(), passwords.close()])
      await opened.close()
    },
  }
}
