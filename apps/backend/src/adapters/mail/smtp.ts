import { createTransport } from 'nodemailer'
import { type MailTransport, UndeliverableMail } from '../../mail/transport.ts'
import { toNodemailer } from './nodemailer-message.ts'

/** Milliseconds: for the connection, for the server's greeting, and between two of its answers. */
const CONNECT_TIMEOUT_MS = 10_000
const GREETING_TIMEOUT_MS = 10_000
const ANSWER_TIMEOUT_MS = 30_000

/** Replies to an address that does not exist or is refused; other 5xx replies concern this shop's own account. */
const REFUSED_RECIPIENT = new Set([550, 551, 553, 556])

const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  Reflect.get(error, 'command') === 'RCPT TO' &&
  REFUSED_RECIPIENT.has(Number(Reflect.get(error, 'responseCode')))

/**
 * Sends by an SMTP server, over pooled connections. `smtps://` is TLS from the start; `smtp://` uses STARTTLS when the
 * server offers it, and refuses to send without it on another machine or with a password. The URL's parameters are
 * Nodemailer's options: `?tls.rejectUnauthorized=false` trusts a self-signed certificate.
 */
export function createSmtpTransport(address: string): MailTransport {
  const url = new URL(address)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const transporter = createTransport({
    url: address,
    pool: true,
    maxConnections: 3,
    requireTLS: url.protocol === 'smtp:' && (!isLocal || url.password !== '') && !url.searchParams.has('ignoreTLS'),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  })
  return {
    description: `SMTP server ${url.host}`,
    async send(mail) {
      try {
        await transporter.sendMail(toNodemailer(mail))
      } catch (error) {
        throw isRefusal(error) ? new UndeliverableMail('The server refuses the recipient', { cause: error }) : error
      }
    },
    async close() {
      transporter.close()
    },
  }
}
