import { localise, splitLocale } from '@shop/contract/locales'
import { getSettings } from '../backend/settings.server.ts'
import { escapeXml } from '../seo/escape-xml.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/offline-page.ts'

/** `/offline.html`: shown by the service worker for a page that it does not keep. Whole by itself: no other file may be there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { name } = await getSettings(context, locale)
  const words = getWords(locale, 'offline')
  const link = (path: string, text: string) => `<a href="${path}">${escapeXml(text)}</a>`
  const html = `<!DOCTYPE html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(`${words.title} · ${name}`)}</title>
<style>
body { font: 1.125rem/1.5 system-ui, sans-serif; max-inline-size: 36rem; margin: 15vh auto; padding-inline: 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
a { color: inherit; text-underline-offset: .2em; }
a:focus-visible { outline: 3px solid; outline-offset: 3px; }
nav { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; margin-block-start: 2rem; }
nav a { display: flex; align-items: center; min-block-size: 3rem; }
nav a:first-child { padding-inline: 1.5rem; border: 2px solid; border-radius: 4px; font-weight: 600; text-decoration: none; }
</style>
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
