import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { desktopOnly } from './projects.ts'
import { budgets, gzippedSize, product } from './weight-budgets.ts'

// Read from the build, without a browser: what a document names, with everything that its modules import statically. What a page
// imports later, and its fonts and pictures, are weighed in a browser at night.

const client = join(import.meta.dirname, '../build/client')
const read = (url: string) => readFileSync(join(client, url))

/** A module and everything that it imports statically. */
function modulesOf(url: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(url)) return known
  known.add(url)
  for (const [, file = ''] of read(url)
    .toString()
    .matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    modulesOf(`/assets/${file}`, known)
  return known
}

/** What a document loads at first view. */
async function loadedBy(request: APIRequestContext, path: string) {
  const html = await (await request.get(path, { headers: { Cookie: 'i18n_redirected=uk' } })).text()
  const tags = html.match(/<(?:script|link)\s[^>]*>/g) ?? []
  const named = (pattern: RegExp) =>
    tags.filter(tag => pattern.test(tag)).flatMap(tag => tag.match(/\/assets\/[\w.-]+/) ?? [])
  const inline = html.match(/(?:import|from)\s*["']\/assets\/[\w.-]+\.js["']/g) ?? []
  const scripts = new Set<string>()
  for (const url of [
    ...named(/^<script|rel="postponed"/),
    ...inline.flatMap(text => text.match(/\/assets\/[\w.-]+/) ?? []),
  ])
    modulesOf(url, scripts)
  return { html, scripts: [...scripts], styles: [...new Set(named(/rel="stylesheet"/))] }
}

const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + gzippedSize(read(url)), 0)

/** Selectors after whose `:has()` comes any part of the page: the browser styles all of them anew with each piece of HTML that arrives. */
function restylingSelectors(css: string): string[] {
  let selectors = css
  while (selectors.includes('(')) selectors = selectors.replace(/\([^()]*\)/g, '')
  return selectors.split(/[{},;]/).filter(selector => /:has[^ >+~]*[ >+~].*\[data-/.test(selector))
}

test.describe('page weight', desktopOnly, () => {
  for (const [path, most] of Object.entries(budgets))
    test(`stays within the budgets on ${path}`, async ({ request }) => {
      const { html, scripts, styles } = await loadedBy(request, path)
      const weights = {
        script: sum(scripts),
        style: sum(styles),
        html: gzippedSize(html),
        markup: Buffer.byteLength(html) / 1000,
      }
      test
        .info()
        .annotations.push({ type: 'kB gz', description: JSON.stringify({ ...weights, scripts: scripts.length }) })
      expect(weights.script).toBeGreaterThan(50)
      expect(weights.script).toBeLessThanOrEqual(most.script)
      expect(weights.style).toBeGreaterThan(5)
      expect(weights.style).toBeLessThanOrEqual(most.style)
      expect(styles.flatMap(url => restylingSelectors(read(url).toString()))).toEqual([])
      expect(weights.html).toBeLessThanOrEqual(most.html)
      expect(weights.markup).toBeLessThanOrEqual(most.markup)
      expect(styles.length).toBeLessThanOrEqual(2)
      expect(scripts.length).toBeLessThanOrEqual(most.files)
    })

  test('has no part of the checkout and no machine in the scripts of a product', async ({ request }) => {
    const { scripts } = await loadedBy(request, product)
    const texts = scripts.map(url => read(url).toString())
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.filter(text => text.includes('checkout.accept'))).toEqual([])
    expect(texts.filter(text => text.includes('cart.setCount') && text.includes('createMachine'))).toEqual([])
  })
})
