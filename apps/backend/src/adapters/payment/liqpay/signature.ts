import { createHash } from 'node:crypto'
import { timingSafeTextEqual } from '../../../platform/secrets.ts'

/** Version of LiqPay's protocol, which decides about the hash. */
export type LiqPayVersion = 3 | 7

const hashes: Readonly<Record<LiqPayVersion, string>> = { 3: 'sha1', 7: 'sha3-256' }

/** Signature of `data` exactly as it is sent or received. Source: liqpay.ua, «Data and signature». */
export const signLiqPay = (data: string, privateKey: string, version: LiqPayVersion): string =>
  createHash(hashes[version])
    .update(privateKey + data + privateKey)
    .digest('base64')

export const isSignedByLiqPay = (
  data: string,
  signature: string,
  { privateKey, version }: { privateKey: string; version: LiqPayVersion },
): boolean => timingSafeTextEqual(signLiqPay(data, privateKey, version), signature)
