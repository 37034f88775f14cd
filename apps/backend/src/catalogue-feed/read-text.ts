import { createReadStream } from 'node:fs'
import { UnreadableFeed } from './raw-offer.ts'

/** Encodings of feeds: old price lists and Excel write Windows-1251, «Unicode Text» of Excel is UTF-16. */
const ENCODINGS = ['utf-8', 'windows-1251', 'utf-16le', 'utf-16be'] as const
type Encoding = (typeof ENCODINGS)[number]

const CHUNK = 256 * 1024

async function* readBytes(path: string, end?: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK, ...(end === undefined ? {} : { end }) }))
    if (chunk instanceof Uint8Array) yield chunk
}

async function startOf(path: string): Promise<string> {
  for await (const chunk of readBytes(path, 300)) return new TextDecoder('latin1').decode(chunk)
  return ''
}

const UTF_16_MARKS = [
  ['ÿþ', 'utf-16le'],
  ['þÿ', 'utf-16be'],
] as const

const markedEncoding = (start: string): Encoding | undefined =>
  UTF_16_MARKS.find(([mark]) => start.startsWith(mark))?.[1]

/** The encoding of a name, also of another one: `cp1251`; undefined when it is not read. */
function encodingNamed(name: string): Encoding | undefined {
  try {
    const { encoding } = new TextDecoder(name)
    return ENCODINGS.find(known => known === encoding)
  } catch {
    return undefined
  }
}

/** The encoding that an XML declaration names; UTF-8 without one. */
export async function encodingOfXml(path: string): Promise<Encoding> {
  const start = await startOf(path)
  const marked = markedEncoding(start)
  if (marked) return marked
  const declared = /^(?:ï»¿)?\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
  const known = encodingNamed(declared)
  if (!known) throw new UnreadableFeed(1, 'encoding', `The encoding ${declared} is not read: save the file as UTF-8.`)
  return known
}

/**
 * The encoding of a file that names none. In Windows-1251 nearly every letter that is not Latin is no UTF-8; a file of UTF-8 with a
 * damaged place has more that are.
 */
export async function encodingOfCsv(path: string): Promise<Encoding> {
  const marked = markedEncoding(await startOf(path))
  if (marked) return marked
  const decoder = new TextDecoder('utf-8')
  let valid = 0
  let invalid = 0
  const count = (text: string) => {
    invalid += text.match(/\ufffd/g)?.length ?? 0
    valid += text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
  }
  for await (const chunk of readBytes(path)) count(decoder.decode(chunk, { stream: true }))
  count(decoder.decode())
  return invalid > valid ? 'windows-1251' : 'utf-8'
}

const linesOf = (text: string): number => text.split('\n').length - 1

/** Decodes a file piece by piece, without its byte order mark. Throws for bytes that do not belong to its encoding. */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let line = 1
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    try {
      return decoder.decode(bytes, { stream })
    } catch {
      // The valid part before the fault tells its line.
      const before = new TextDecoder(encoding).decode(bytes).split('\ufffd')[0] ?? ''
      throw new UnreadableFeed(
        line + linesOf(before),
        'encoding',
        `There are bytes that are not ${encoding.toUpperCase()}.`,
      )
    }
  }
  for await (const chunk of readBytes(path)) {
    const text = decode(chunk, true)
    yield text
    line += linesOf(text)
  }
  const rest = decode(new Uint8Array(), false)
  if (rest !== '') yield rest
}
