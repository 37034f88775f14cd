import { createReadStream } from 'node:fs'
import { UnreadableFeed } from './raw-offer.ts'

/** Encodings of feeds; old price lists are in Windows-1251. */
const ENCODINGS = ['utf-8', 'windows-1251'] as const

/** The encoding that an XML declaration names; UTF-8 without one. */
function declaredEncoding(start: string): string {
  return /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
}

const linesOf = (text: string): number => text.split('\n').length - 1

/** Decodes a file piece by piece, without its byte order mark. Throws for bytes that do not belong to its encoding. */
export async function* readText(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let line = 1
  const decode = (bytes: Uint8Array, stream: boolean): string => {
    try {
      decoder ??= new TextDecoder('utf-8', { fatal: true })
      return decoder.decode(bytes, { stream })
    } catch {
      // The valid part before the fault tells its line.
      const before = new TextDecoder().decode(bytes).split('\ufffd')[0] ?? ''
      throw new UnreadableFeed(line + linesOf(before), 'encoding', 'There are bytes that are not UTF-8.')
    }
  }
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (!(chunk instanceof Uint8Array)) continue
    if (decoder === null) {
      const encoding = declaredEncoding(new TextDecoder('latin1').decode(chunk.subarray(0, 300)).replace(/^ï»¿/, ''))
      const known = ENCODINGS.find(name => name === encoding)
      if (!known)
        throw new UnreadableFeed(1, 'encoding', `The encoding ${encoding} is not read: save the file as UTF-8.`)
      decoder = new TextDecoder(known, { fatal: true })
    }
    const text = decode(chunk, true)
    yield text
    line += linesOf(text)
  }
  const rest = decode(new Uint8Array(), false)
  if (rest !== '') yield rest
}
