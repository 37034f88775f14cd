import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contactSend } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileTransport } from '../adapters/mail/files.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const message = { name: 'Олена', phone: '+380 67 123 45 67', message: 'Є розмір <script>alert(1)</script>?' }

describe('the development mailbox', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('Postgres', { jobs: true })
    await shop.ask(contactSend, message)
  })
  afterAll(() => shop.close())

  const filesOf = () => {
    try {
      return readdirSync(join(shop.dataDir, 'mail')).filter(name => name.endsWith('.eml'))
    } catch {
      return [] // the folder is created with the first mail
    }
  }
  const page = async (path: string) => {
    const response = await fetch(shop.url + path)
    return { status: response.status, text: await response.text() }
  }

  it('lists the mails that were written as files and shows each', async () => {
    await expect.poll(filesOf, { timeout: 20_000 }).toHaveLength(1)
    const list = await page('/dev/mail')
    expect(list).toMatchObject({ status: 200 })
    const [, path = ''] = /href="(\/dev\/mail\/\w+)"/.exec(list.text) ?? []
    expect(list.text).toContain('Повідомлення з сайту: Олена')
    const mail = await page(path)
    expect(mail.text).toContain('shop@hart.example')
    expect(mail.text).toContain('Є розмір &lt;script&gt;')
    expect(mail.text).not.toContain('<script>')
    const html = await page(`${path}/html`)
    expect(html.text).toContain('&lt;script&gt;alert(1)')
    expect(html.text).toContain('<base target="_blank">')
  })

  it('shows the pictures that came with a mail', async () => {
    const person = { name: '', address: 'a@shop.example' }
    await createFileTransport(join(shop.dataDir, 'mail')).send({
      ...{ messageId: 'picture@shop.example', from: person, to: person, replyTo: null, headers: {} },
      ...{ subject: 'Picture', text: 'none', html: '<head></head><img src="cid:qr">' },
      images: [{ name: 'qr', content: Buffer.from('of a code') }],
    })
    const list = await page('/dev/mail')
    const [, path = ''] = /href="(\/dev\/mail\/\w+)">Picture/.exec(list.text) ?? []
    const html = await page(`${path}/html`)
    expect(html.text).toContain(`<img src="data:image/png;base64,${Buffer.from('of a code').toString('base64')}">`)
  })

  it.each(['/dev/mail/nothing', '/dev/mail/..%2f..%2fsecret', '/dev/mail/a/b'])('answers 404 at %s', async path =>
    expect((await page(path)).status).toBe(404),
  )
})

it('does not exist in production', async () => {
  const shop = await openShop('Postgres', { variables: { NODE_ENV: 'production' } })
  const response = await fetch(`${shop.url}/dev/mail`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, code: 'not_found' })
  await shop.close()
})
