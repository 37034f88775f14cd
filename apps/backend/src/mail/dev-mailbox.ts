import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import PostalMime, { type Email } from 'postal-mime'

const ROOT = '/dev/mail'
/** Maximum number of listed mails. */
const MAX_LISTED = 100

/** Pages that show the mails written as files, for development: `/dev/mail`, `/dev/mail/{name}` and its parts. */
export const isMailboxPath = (pathname: string): boolean => pathname === ROOT || pathname.startsWith(`${ROOT}/`)

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

const respond = (body: unknown, status = 200) => new Response(String(body), { status, headers })

const page = async (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; margin: 24px auto; padding: 0 16px; max-width: 900px; }
          table { border-collapse: collapse; width: 100%; }
          td, th { text-align: start; padding: 8px 12px 8px 0; border-bottom: 1px solid #8885; vertical-align: top; overflow-wrap: anywhere; }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid #8885; }
          iframe { width: 100%; height: 75vh; border: 1px solid #8885; }
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`

const addressOf = ({ to }: Email) => (to ?? []).map(({ address }) => address ?? '').join(', ')

async function listed(dir: string) {
  const names = await readdir(dir).catch(() => [])
  const files = await Promise.all(
    names
      .filter(name => name.endsWith('.eml'))
      .map(async name => ({ name, at: (await stat(join(dir, name))).mtimeMs })),
  )
  return files.toSorted((a, b) => b.at - a.at).slice(0, MAX_LISTED)
}

async function list(dir: string): Promise<Response> {
  const mails = await Promise.all(
    (await listed(dir)).map(async ({ name, at }) => ({
      name: name.slice(0, -'.eml'.length),
      at: new Date(at).toISOString(),
      mail: await PostalMime.parse(await readFile(join(dir, name))),
    })),
  )
  const rows = mails.map(
    ({ name, at, mail }) => html`<tr>
      <td><a href="${ROOT}/${name}">${mail.subject}</a></td>
      <td>${addressOf(mail)}</td>
      <td>${at}</td>
    </tr>`,
  )
  const table = html`<table>
    <tr><th>Subject</th><th>To</th><th>Written</th></tr>
    ${rows}
  </table>`
  return respond(
    await page(
      'Mail',
      html`<h1>Mail</h1><p>Files in ${dir}, the newest first.</p>${mails.length > 0 ? table : 'None yet.'}`,
    ),
  )
}

async function show(name: string, mail: Email): Promise<Response> {
  const rows = mail.headers.map(({ key, value }) => html`<tr><th>${key}</th><td>${value}</td></tr>`)
  return respond(
    await page(
      mail.subject ?? name,
      html`<p><a href="${ROOT}">All mails</a></p>
        <h1>${mail.subject}</h1>
        <iframe
          src="${ROOT}/${name}/html"
          title="HTML"
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin"
        ></iframe>
        <h2>Plain text</h2>
        <pre>${linked(mail.text ?? '')}</pre>
        <h2>Headers</h2>
        <table>
          ${rows}
        </table>`,
    ),
  )
}

/** Converts the URLs in a text to links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
    )

const NEW_TAB = '<base target="_blank">'

/** HTML whose pictures that came with the mail are in it. */
const withImages = ({ html: text = '', attachments }: Email) =>
  attachments.reduce((shown, { contentId, mimeType, content }) => {
    const name = contentId?.replace(/[<>]/g, '')
    const data = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('base64')
    return name ? shown.replaceAll(`cid:${name}`, `data:${mimeType};base64,${data}`) : shown
  }, text)

/** Answers a path of the mailbox from the files in a folder. */
export async function serveMailbox(pathname: string, dir: string): Promise<Response> {
  if (pathname === ROOT) return list(dir)
  const [, name = '', part = ''] = /^\/dev\/mail\/(\w+)(?:\/(html))?$/.exec(pathname) ?? []
  const file = name && (await readFile(join(dir, `${name}.eml`)).catch(() => null))
  if (!file) return respond(await page('Not found', 'There is no such mail.'), 404)
  const mail = await PostalMime.parse(file)
  if (part === '') return show(name, mail)
  return respond(raw(withImages(mail).replace('<head>', `<head>${NEW_TAB}`)))
}
