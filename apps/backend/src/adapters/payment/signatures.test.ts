import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isSignedByLiqPay, signLiqPay } from './liqpay/signature.ts'
import { isSignedByMonobank, toPublicKey } from './monobank/index.ts'

const vectors = z
  .object({
    liqpay: z.tuple([
      z.looseObject({ sample_key: z.string(), data: z.string(), sha1: z.string(), sha3_256: z.string() }),
      z.looseObject({ sample_key: z.string(), data_wrapped_76: z.string(), sha1: z.string() }),
    ]),
    monobank: z.tuple([z.looseObject({ pubkey_base64_pem: z.string(), x_sign: z.string(), raw_body: z.string() })]),
  })
  .parse(JSON.parse(readFileSync(new URL('golden-vectors.json', import.meta.url), 'utf8')))

describe('published signatures', () => {
  it('of LiqPay are reproduced, in both versions and over the bytes as they are sent', () => {
    const [first, wrapped] = vectors.liqpay
    expect(signLiqPay(first.data, first.sample_key, 3)).toBe(first.sha1)
    expect(signLiqPay(first.data, first.sample_key, 7)).toBe(first.sha3_256)
    expect(signLiqPay(wrapped.data_wrapped_76, wrapped.sample_key, 3)).toBe(wrapped.sha1)
    expect(signLiqPay(wrapped.data_wrapped_76.replaceAll('\n', ''), wrapped.sample_key, 3)).not.toBe(wrapped.sha1)
    expect(isSignedByLiqPay(first.data, first.sha3_256, { privateKey: first.sample_key, version: 7 })).toBe(true)
    for (const wrong of ['', first.sha1, `${first.sha3_256} `, first.sha3_256.toLowerCase()])
      expect(isSignedByLiqPay(first.data, wrong, { privateKey: first.sample_key, version: 7 })).toBe(false)
  })

  it('of monobank are verified, over the received bytes', () => {
    const [{ pubkey_base64_pem, x_sign, raw_body }] = vectors.monobank
    const key = toPublicKey(pubkey_base64_pem)
    const isSigned = (body: string, sign: string) => isSignedByMonobank(Buffer.from(body), sign, key)
    expect(isSigned(raw_body, x_sign)).toBe(true)
    expect(isSigned(JSON.stringify(JSON.parse(raw_body)), x_sign)).toBe(false)
    expect(isSigned(`${raw_body}\n`, x_sign)).toBe(false)
    for (const wrong of ['', 'not base64 !', `A${x_sign.slice(1)}`, x_sign.slice(0, 20)])
      expect(isSigned(raw_body, wrong)).toBe(false)
  })
})
