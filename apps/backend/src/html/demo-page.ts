import type { Locale } from '@shop/contract/locales'
import { html, raw } from 'hono/html'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
}

/** Of the pages of a demo shop that stand for somebody else's. */
const styles = `
  :root { color-scheme: light dark; --line: light-dark(#c9c6bf, #4a4843); --accent: #ff5b1f; }
  body { margin: 0; font: 17px/1.5 system-ui, sans-serif; background: light-dark(#f4f2ee, #16150f); color: light-dark(#1c1b17, #f1efe8); }
  main { max-width: 27rem; margin: 0 auto; padding: 24px 16px; }
  .mark { margin: 0 0 24px; padding: 12px 16px; border-left: 4px solid var(--accent); background: light-dark(#fff, #24221b); }
  h1 { margin: 0 0 4px; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
  .sum { margin: 0 0 24px; font-size: 2rem; font-weight: 700; }
  form { display: grid; gap: 12px; }
  button { min-height: 48px; padding: 10px 20px; border: 1px solid var(--line); border-radius: 2px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button[value='approve'] { border-color: var(--accent); background: var(--accent); color: #1c1b17; }
  button:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`

interface DemoPage {
  lang: Locale
  /** Names it, and says that it is none. */
  title: string
  note: string
  content: ReturnType<typeof html>
}

/** A page of a demo shop that stands for one of somebody else. */
export async function demoPage({ lang, title, note, content }: DemoPage): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <p class="mark"><strong>${title}.</strong> ${note}</p>
          ${content}
        </main>
      </body>
    </html>`
  return new Response(String(page), { headers })
}
