import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { listen } from './listen.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  mail: Email
}

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string
  port: number
  received: readonly ReceivedMail[]
  /** Resolves once the mails received fulfil a condition. */
  until(condition: (received: readonly ReceivedMail[]) => boolean): Promise<void>
  /** What to answer a recipient or a whole mail with; null: take it. */
  refusal: { code: number; message: string; at: 'recipient' | 'data' } | null
  close(): Promise<void>
}

const CLOSE_TIMEOUT_MS = 200

const refusalError = ({ code, message }: { code: number; message: string }) =>
  Object.assign(new Error(message), { responseCode: code })

/** A real SMTP server that keeps what it is given. `port`: 0 for any that is free. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  const server: MailServer = {
    url: '',
    port: 0,
    received,
    refusal: null,
    until: condition =>
      new Promise(resolve => {
        const look = () => {
          if (!condition(received)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: () =>
      new Promise(resolve => {
        smtp.close(() => resolve())
      }),
  }
  const smtp = new SMTPServer({
    authOptional: true,
    // Idle connections of a client's pool are ended with 421 soon after `close`.
    closeTimeout: CLOSE_TIMEOUT_MS,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_, __, done) {
      done(server.refusal?.at === 'recipient' ? refusalError(server.refusal) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        void PostalMime.parse(raw).then(mail => {
          if (server.refusal?.at === 'data') return done(refusalError(server.refusal))
          const { mailFrom, rcptTo } = session.envelope
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail,
          })
          done(null)
          for (const look of [...waiting]) look()
        })
      })
    },
  })
  smtp.on('error', () => undefined) // a client that was killed
  server.port = await listen(smtp.server, port)
  server.url = `smtp://127.0.0.1:${server.port}`
  return server
}
