import type { OpenDatabase } from '../db/database.ts'
import { type ComposeOptions, composeMail } from '../mail/compose.ts'
import { CLAIM_SECONDS, createSender } from '../mail/sender.ts'
import type { MailTransport } from '../mail/transport.ts'
import type { MailSettings } from '../outbox/mail-settings.ts'
import { MAIL_CHANNEL } from '../outbox/outbox.ts'
import type { Log } from '../telemetry/log.ts'
import type { Job } from './scheduler.ts'

interface MailJobOptions {
  database: Pick<OpenDatabase, 'listen'>
  services: Omit<ComposeOptions, 'settings' | 'loadTemplates'>
  settings: MailSettings
  transport: MailTransport
  log: Log
}

interface MailJob {
  /** Runs once a minute, for mails that are due for a retry or whose notification was missed. */
  job: Job
  close(): Promise<void>
}

/** Sends the mails of the outbox: at once when a transaction that enqueued one commits. */
export function startMailJob({ database, services, settings, transport, log }: MailJobOptions): MailJob {
  const sender = createSender({
    db: services.db,
    transport,
    compose: mail =>
      composeMail(mail, { ...services, settings, loadTemplates: () => import('../mail/templates/index.ts') }),
    log,
  })
  const logFailure = (error: unknown) => log.warn({ err: error }, 'the outbox could not be read')
  const run = () => void sender.run().catch(logFailure)
  const listening = database.listen(MAIL_CHANNEL, run).catch(error => {
    logFailure(error)
    return async () => {}
  })
  run() // mails that an earlier process has not sent
  const secondRun = setTimeout(run, (CLAIM_SECONDS + 1) * 1_000).unref() // and mails whose claim by a killed process has expired
  return {
    job: { name: 'mail', cron: '* * * * *', run: () => sender.run() },
    async close() {
      clearTimeout(secondRun)
      const stopListening = await listening
      await stopListening()
      await sender.stop()
      await transport.close()
    },
  }
}
