import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '../../mail/transport.ts'
import { toNodemailer } from './nodemailer-message.ts'

/** Name of the file of a mail: the same at every attempt, so that a repeated one replaces it. */
const fileName = (messageId: string) => `${createHash('sha256').update(messageId).digest('hex').slice(0, 24)}.eml`

/** Writes each mail as an `.eml` file, which mail programs open. */
export function createFileTransport(dir: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    description: `files in ${dir}`,
    async send(mail) {
      const { message } = await transporter.sendMail(toNodemailer(mail))
      const path = join(dir, fileName(mail.messageId))
      // Written to another name and renamed, so that readers of the folder never see an incomplete mail.
      const write = () => writeFile(`${path}.part`, message, { mode: 0o600 })
      await write().catch(() => mkdir(dir, { recursive: true, mode: 0o700 }).then(write))
      await rename(`${path}.part`, path)
    },
    async close() {
      transporter.close()
    },
  }
}
