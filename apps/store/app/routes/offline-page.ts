import { localise, splitLocale } from '@shop/contract/locales'
import { tokens } from '@shop/ui/theme'
import { getSettings } from '../platform/request/settings.server.ts'
import { escapeXml } from '../platform/seo/escape-xml.ts'
import { themeStyle } from '../platform/theme/theme.server.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/offline-page.ts'

/** `/offline.html`: shown by the service worker for a page that it does not keep. Whole by itself: no other file may be there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const settings = await getSettings(context, locale)
  const { name } = settings
  const colours = {
    '--shop-accent': tokens.common.accent,
    '--shop-on-accent': tokens.light.text,
    ...themeStyle(settings),
  }
  const { '--shop-accent': accent, '--shop-on-accent': onAccent } = colours
  const scheme = (token: 'text' | 'background') => `light-dark(${tokens.light[token]}, ${tokens.dark[token]})`
  const words = getWords(locale, 'offline')
  const link = (path: string, text: string) => `<a href="${path}">${escapeXml(text)}</a>`
  const html = `<!DOCTYPE html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(`${words.title} · ${name}`)}</title>
<style>
body { margin: 0; font: 1.125rem/1.5 system-ui, sans-serif; color: ${scheme('text')}; background: ${scheme('background')}; }
header, main { max-inline-size: 40rem; margin-inline: auto; padding: 1rem 1.5rem; }
header { border-block-end: 2px solid; max-inline-size: none; }
header b { display: inline-block; padding: .25rem 1.25rem; border-inline: 3px dashed ${accent}; outline: 5px solid ${scheme('text')}; color: ${scheme('background')}; background: ${scheme('text')}; font: 800 1.75rem/1.2 system-ui, sans-serif; letter-spacing: .045em; overflow-wrap: anywhere; }
main { padding-block: 12vh; }
h1 { margin: 0; font-size: 2.25rem; line-height: 1.1; text-wrap: balance; }
a { color: inherit; text-underline-offset: .2em; text-decoration-color: ${accent}; text-decoration-thickness: 2px; }
a:focus-visible { outline: 3px solid; outline-offset: 3px; }
nav { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; margin-block-start: 2rem; }
nav a { display: flex; align-items: center; min-block-size: 3rem; }
nav a:first-child { padding-inline: 1.5rem; border-radius: 2px; color: ${onAccent}; background: ${accent}; font-weight: 600; text-decoration: none; }
</style>
<header><b>${escapeXml(name)}</b></header>
<main>
<h1>${escapeXml(words.title)}</h1>
<p>${escapeXml(words.text)}</p>
<nav aria-label="${escapeXml(name)}">${link('', words.retry)}${link(localise('/', locale), words.home)}${link(localise('/cart', locale), words.cart)}</nav>
</main>
</html>
`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=60',
      'X-Robots-Tag': 'noindex',
    },
  })
}
