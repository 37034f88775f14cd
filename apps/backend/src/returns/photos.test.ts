import {
  Failure,
  MAX_PHOTO_BYTES,
  ORDER_NUMBER_HEADER,
  ORDER_TOKEN_HEADER,
  profileReturnCreate,
  RETURN_PHOTO_PATH,
  returnPhotoShow,
  UploadedPhoto,
} from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hashToken } from '../auth/access-token.ts'
import { photos } from '../db/schema/index.ts'
import { removeExpired } from '../jobs/cleanup.ts'
import { type SignedIn, signIn } from '../testing/customers.ts'
import { type Delivered, deliver } from '../testing/delivered.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { findGoods, type Goods, stock } from '../testing/shopper.ts'

const Uploaded = z.strictObject({ success: z.literal(true), data: UploadedPhoto })

/** An image of one colour. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f6a800' } })

describe.each(databases)('photos of a return on %s', kind => {
  let shop: Shop
  let goods: Goods
  let olena: SignedIn
  let petro: SignedIn
  let order: Delivered
  beforeAll(async () => {
    shop = await openShop(kind)
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('The demo shop is empty')
    goods = found
    await stock(shop, goods, 500)
    olena = await signIn(shop)
    petro = await signIn(shop)
    order = await deliver(shop, [{ goods, count: 20 }], { customer: olena })
  })
  afterAll(() => shop.close())

  const send = (bytes: Uint8Array, headers: Record<string, string> = olena.sent.headers ?? {}) =>
    fetch(`${shop.url}${RETURN_PHOTO_PATH}?lang=en`, { method: 'POST', body: new Uint8Array(bytes), headers })
  const upload = async (bytes: Uint8Array, headers?: Record<string, string>) =>
    Uploaded.parse(await (await send(bytes, headers)).json()).data
  const jpeg = () => picture(40, 20).jpeg().toBuffer()
  const request = (photos: string[], customer: SignedIn = olena) =>
    shop.post(
      profileReturnCreate.path,
      {
        number: order.number,
        kind: 'return',
        items: [{ line_id: order.lines[0], count: 1 }],
        question: 'defect',
        photos,
      },
      customer.sent,
    )
  const requestWith = async (photos: string[]) =>
    profileReturnCreate.data.parse(z.object({ data: z.unknown() }).parse((await request(photos)).body).data)
  const bytesOf = async (id: number, body: object, customer?: SignedIn) => {
    const { type, data } = await shop.ask(returnPhotoShow, { id, ...body }, customer?.sent)
    expect(type).toBe('image/webp')
    return Buffer.from(data, 'base64')
  }

  it('are reduced, rotated upright and stripped of metadata', async () => {
    const original = await picture(3_000, 1_500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Олена', Make: 'Camera' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { token, width, height } = await upload(original)
    expect([width, height]).toEqual([800, 1_600])
    const made = await requestWith([token])
    expect(made.photos).toMatchObject([{ width: 800, height: 1_600 }])
    const bytes = await bytesOf(made.photos[0]?.id ?? 0, {}, olena)
    const stored = await sharp(bytes).metadata()
    expect([stored.format, stored.width, stored.height]).toEqual(['webp', 800, 1_600])
    expect([stored.exif, stored.icc, stored.xmp, stored.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const preview = await sharp(await bytesOf(made.photos[0]?.id ?? 0, { preview: true }, olena)).metadata()
    expect([preview.format, preview.width, preview.height]).toEqual(['webp', 160, 320])
  })

  it('are accepted by their content, whatever the declared type is', async () => {
    const small = picture(40, 20)
    for (const bytes of await Promise.all([
      small.clone().jpeg().toBuffer(),
      small.clone().png().toBuffer(),
      small.clone().webp().toBuffer(),
      small.clone().avif().toBuffer(),
    ]))
      expect(await upload(bytes, { ...olena.sent.headers, 'Content-Type': 'text/plain' })).toMatchObject({
        width: 40,
        height: 20,
      })
  })

  it('are rejected when they are no image, too many bytes or too many pixels', async () => {
    const refused = async (bytes: Uint8Array) => {
      const response = await send(bytes)
      return [response.status, Failure.parse(await response.json()).message]
    }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const gif = await picture(9, 9).gif().toBuffer()
    const whole = await picture(300, 300).jpeg().toBuffer()
    const text = 'The photo must be a JPEG, PNG, WebP or AVIF'
    for (const bytes of [
      svg,
      gif,
      Buffer.from('\xff\xd8\xff and no more', 'latin1'),
      whole.subarray(0, 300),
      Buffer.alloc(0),
    ])
      expect(await refused(bytes)).toEqual([415, text])
    const large = expect.stringContaining('too large')
    expect(await refused(Buffer.alloc(MAX_PHOTO_BYTES + 1))).toEqual([413, large])
    const bomb = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(MAX_PHOTO_BYTES)
    expect(await refused(bomb)).toEqual([413, large])
  })

  it('are accepted from customers and with the token of an order', async () => {
    const bytes = await jpeg()
    expect((await send(bytes, {})).status).toBe(401)
    const key = (token: string) => ({ [ORDER_NUMBER_HEADER]: order.number, [ORDER_TOKEN_HEADER]: token })
    expect((await send(bytes, key(`x${order.token}`))).status).toBe(401)
    expect((await send(bytes, key(order.token))).status).toBe(200)
    expect((await fetch(shop.url + RETURN_PHOTO_PATH)).status).toBe(405)
    const foreign = await send(bytes, { ...olena.sent.headers, 'Sec-Fetch-Site': 'cross-site' })
    expect(foreign.status).toBe(403)
  })

  it('are attached to one request only, at most five to each', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, async () => (await upload(await jpeg())).token))
    expect(refusalOf(await request(tokens)).status).toBe(422)
    const [first = '', second = ''] = tokens
    expect(refusalOf(await request([first, first])).status).toBe(422)
    await requestWith([first])
    expect(refusalOf(await request([first, second])).fields).toHaveProperty('photos')
    expect((await requestWith([second])).photos).toHaveLength(1)
  })

  it('are readable by their owner and with the token of their order only', async () => {
    const { token } = await upload(await jpeg())
    const [photo] = (await requestWith([token])).photos
    const id = photo?.id ?? 0
    expect((await bytesOf(id, {}, olena)).equals(await bytesOf(id, { token: order.token }))).toBe(true)
    const refused = async (body: object, customer?: SignedIn) =>
      refusalOf(await shop.post(returnPhotoShow.path, body, customer?.sent)).status
    expect(await refused({ id }, petro)).toBe(404)
    expect(await refused({ id })).toBe(404)
    const theirs = await deliver(shop, [{ goods, count: 1 }], { customer: petro })
    expect(await refused({ id, token: theirs.token }, petro)).toBe(404)
    expect(await refused({ id: 999_999 }, olena)).toBe(404)
    const loose = await upload(await jpeg())
    const [row] = await shop.db
      .select({ id: photos.id })
      .from(photos)
      .where(eq(photos.token_hash, hashToken(loose.token)))
    expect(await refused({ id: row?.id }, olena)).toBe(404)
  })

  it('are deleted after a day without a request', async () => {
    const { token: old } = await upload(await jpeg())
    const { token: fresh } = await upload(await jpeg())
    const { token: attached } = await upload(await jpeg())
    await requestWith([attached])
    const isStored = async (token: string) =>
      (
        await shop.db
          .select({ id: photos.id })
          .from(photos)
          .where(eq(photos.token_hash, hashToken(token)))
      ).length > 0
    for (const token of [old, attached])
      await shop.db
        .update(photos)
        .set({ created_at: sql`now() - interval '25 hours'` })
        .where(eq(photos.token_hash, hashToken(token)))
    await removeExpired(shop.db)
    expect([await isStored(old), await isStored(fresh), await isStored(attached)]).toEqual([false, true, true])
  })
})
