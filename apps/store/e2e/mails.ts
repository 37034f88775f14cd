import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

/** Folder with the sent mails as `.eml` files. */
const folder = join(process.env.SHOP_E2E_DATA ?? '', 'mail')

/** The plain text of a mail: ASCII is not encoded. */
function textOf(mail: string): string {
  const [, encoding = '', text = ''] =
    /Content-Type: text\/plain[\s\S]*?Transfer-Encoding: (\S+)\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(mail) ?? []
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text
}

/** The mails that were sent. */
async function readMails(): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml'))
  return Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
}

/** Paths that start with `path` in the mails to an address. */
async function pathsTo(recipient: string, path: string): Promise<string[]> {
  return (await readMails())
    .filter(mail => mail.includes(`To: ${recipient}`))
    .flatMap(mail => textOf(mail).match(/https?:\/\/\S+/g) ?? [])
    .map(url => new URL(url).pathname)
    .filter(found => found.startsWith(path))
}

/** The path of the link in the mail to an address, once it was sent; `path`: what the link begins with. */
export async function mailedPath(recipient: string, path: string): Promise<string> {
  await expect.poll(() => pathsTo(recipient, path), { timeout: 30_000 }).not.toEqual([])
  const [found] = await pathsTo(recipient, path)
  if (found === undefined) throw new Error('The mail was removed')
  return found
}

/** The code in a mail that opens an order, once it was sent; `known`: the code of an earlier mail. */
export async function mailedCode(number: string, known?: string): Promise<string> {
  const findCode = async () =>
    (await readMails())
      .map(textOf)
      .filter(text => text.includes(`Код для замовлення ${number}`))
      .map(text => /^\d{6}$/m.exec(text)?.[0])
      .find(code => code !== undefined && code !== known)
  await expect.poll(findCode, { timeout: 30_000 }).toBeTruthy()
  return (await findCode()) ?? ''
}

/** The messages to phones about an order. */
export async function messagesAbout(number: string): Promise<string[]> {
  const mails = (await readMails()).filter(mail => mail.includes('@phone.invalid'))
  const texts = (await Promise.all(mails.map(mail => PostalMime.parse(mail)))).map(({ text }) => text?.trim() ?? '')
  return texts.filter(text => text.includes(number))
}
