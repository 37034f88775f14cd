import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits in base64url, for sessions. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The same for the paths of links, in hexadecimal: the store brings paths to lower case. */
export const createLinkToken = (): string => randomBytes(32).toString('hex')

/** What is stored of a token: it is random enough to need neither salt nor stretching. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
