import { createHash } from 'node:crypto'
import { SNIPPETS_START } from './snippets-start.ts'

/** What the policy of a page has to allow for its snippets. */
export interface SnippetPolicy {
  /** Hashes of inline scripts, without quotes. */
  hashes: readonly string[]
  /** Origins that the snippets name: of scripts, of requests, of pictures and frames. */
  origins: readonly string[]
}

export interface Snippets {
  head: string
  body: string
}

/** As the browser's parser has them: their hashes depend on it. */
export const snippetsOf = ({ head_code, body_code }: { head_code: string; body_code: string }): Snippets => ({
  head: head_code.replace(/\r\n?/g, '\n').trim(),
  body: body_code.replace(/\r\n?/g, '\n').trim(),
})

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Null: the shop has no snippets. A comment in a snippet may name more origins: `<!-- https://*.google-analytics.com -->`. */
export function snippetPolicy({ head, body }: Snippets): SnippetPolicy | null {
  const code = `${head}\n${body}`
  if (code.trim() === '') return null
  const scripts = [...code.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script\s*>/gi)].flatMap(([, text]) => text || [])
  const hosts = [...code.matchAll(/(?:https:|["'])\/\/((?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?)(?![\w.-])/gi)]
  return {
    hashes: [...new Set([SNIPPETS_START, ...scripts].map(hashOf))],
    origins: [...new Set(hosts.map(([, host = '']) => `https://${host.toLowerCase()}`))],
  }
}
