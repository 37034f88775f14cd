import type { OpenDatabase } from '../db/database.ts'
import { type ComposeOptions, composeMail, composePhoneMessage } from '../mail/compose.ts'
import { phoneTemplatesAt } from '../mail/quiet-hours.ts'
import { CLAIM_SECONDS, createSender } from '../mail/sender.ts'
import type { MailTransport, PhoneTransport } from '../mail/transport.ts'
import type { MailSettings } from '../outbox/mail-settings.ts'
import { MAIL_CHANNEL } from '../outbox/outbox.ts'
import type { Log } from '../telemetry/log.ts'
import type { Job } from './scheduler.ts'

interface MailJobOptions {
  database: Pick<OpenDatabase, 'listen'>
  services: Omit<ComposeOptions, 'settings' | 'loadTemplates'>
  settings: MailSettings
  transports: { mail: MailTransport; phone: PhoneTransport }
  log: Log
}

interface MailJob {
  /** Runs once a minute, for mails that are due for a retry or whose notification was missed. */
  job: Job
  close(): Promise<void>
}

/** Sends the mails and messages of the outbox: at once when a transaction that enqueued one commits. */
export function startMailJob({ database, services, settings, transports, log }: MailJobOptions): MailJob {
  const { db, clock } = services
  const options = { ...services, settings, loadTemplates: () => import('../mail/templates/index.ts') }
  const senders = [
    createSender({ db, log, transport: transports.mail, compose: mail => composeMail(mail, options) }),
    createSender({
      db,
      log,
      channel: 'phone',
      templatesNow: () => (transports.phone.rings ? phoneTemplatesAt(clock()) : null),
      transport: transports.phone,
      compose: message => composePhoneMessage(message, options),
    }),
  ]
  const runAll = async () => {
    await Promise.all(senders.map(sender => sender.run()))
  }
  const logFailure = (error: unknown) => log.warn({ err: error }, 'the outbox could not be read')
  const run = () => void runAll().catch(logFailure)
  const listening = database.listen(MAIL_CHANNEL, run).catch(error => {
    logFailure(error)
    return async () => {}
  })
  run() // mails that an earlier process has not sent
  const secondRun = setTimeout(run, (CLAIM_SECONDS + 1) * 1_000).unref() // and mails whose claim by a killed process has expired
  return {
    job: { name: 'mail', cron: '* * * * *', run: runAll },
    async close() {
      clearTimeout(secondRun)
      const stopListening = await listening
      await stopListening()
      await Promise.all(senders.map(sender => sender.stop()))
      await Promise.all([transports.mail.close(), transports.phone.close()])
    },
  }
}
