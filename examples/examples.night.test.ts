import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumFlags, findChromium } from '../tools/chromium.ts'
import { hasRegistry, install, run } from '../tools/packed-package.ts'

// Each example with the packages as they are published, in a folder outside of this repository.
const place = mkdtempSync(join(tmpdir(), 'shop-examples-'))
const tarballs = new Map(Object.entries(inject('tarballs')))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Copies an example and installs it with the tarballs instead of the published versions. */
function installExample(name: string): string {
  const project = join(place, name)
  cpSync(join(import.meta.dirname, name), project, { recursive: true })
  const manifest = join(project, 'package.json')
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(
    manifest,
    text.replaceAll(/"@shop\/(\w+)": "[^"]+"/g, (_, name: string) => `"@shop/${name}": "file:${tarballs.get(name)}"`),
  )
  install(project)
  return project
}

/** A port that nobody listens on. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** Builds and starts an example, and opens its page; what the browser complains about is collected. */
async function open(browser: Browser, project: string, serve: (port: number) => readonly string[]) {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  run(project, 'npm', 'run', 'build')
  const port = await freePort()
  const [command = '', ...options] = serve(port)
  const server = spawn(join(project, 'node_modules/.bin', command), options, { cwd: project, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  const answer = await fetch(address)
  const policy = answer.headers.get('content-security-policy')
  const html = await answer.text()
  // A context of its own, in which a test can open further tabs.
  const page = await (await browser.newContext()).newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => void (message.type() === 'error' && complaints.push(message.text())))
  await page.goto(address)
  return { server, page, html, policy, complaints }
}

/** Adds two jackets, then more than there are. */
async function buy(page: Page) {
  const stepper = page.getByRole('spinbutton')
  await stepper.fill('2')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const cart = page.getByRole('dialog', { name: 'Cart' })
  await expect.poll(() => cart.textContent()).toContain('Work jacket')
  await expect.poll(() => cart.textContent()).toContain('498')
  await page.keyboard.press('Escape')
  await expect.poll(() => cart.count()).toBe(0)
  await page.getByRole('button', { name: 'Cart: 2' }).waitFor()
  await stepper.fill('4')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('alert').filter({ hasText: 'Only 5 left' }).waitFor()
}

// Needs a registry for React, Vite and Next; skipped on a machine without one.
describe.skipIf(!(await hasRegistry()))('an example, installed from the published packages', () => {
  let browser: Browser
  const servers: ChildProcess[] = []
  beforeAll(async () => {
    const executablePath = findChromium()
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags })
  })
  afterAll(async () => {
    for (const server of servers) server.kill()
    await browser.close()
  })

  it('in Node repeats what was not answered, and adds once', () => {
    expect(run(installExample('node'), 'node', 'cart.js').trim().split('\n')).toEqual([
      'shown at once: 2',
      'no answer yet, trying again',
      'added after 3 calls: 2 × Jacket, $99',
    ])
  })

  it('in Node answers the core of the contract', async () => {
    const project = installExample('backend')
    const port = await freePort()
    const env = { ...process.env, PORT: String(port) }
    servers.push(spawn(process.execPath, ['shop.js'], { cwd: project, env, stdio: 'ignore' }))
    const address = `http://127.0.0.1:${port}`
    const isAnswered = () =>
      fetch(address).then(
        () => true,
        () => false,
      )
    await expect.poll(isAnswered, { timeout: 30_000 }).toBe(true)
    expect(run(project, 'npx', 'shop-conformance', address, '--quiet')).toMatch(
      /^1\d\d passed, 0 failed, 0 could not be prepared, \d+ skipped\n$/,
    )
  })

  it('on Vite sells over a REST API, finds a city and speaks Polish', async () => {
    const project = installExample('vite')
    // What the README of the flows shows with the parts is compiled with the example.
    const readme = readFileSync(join(import.meta.dirname, '../packages/flows/README.md'), 'utf8')
    const [, contents = ''] = /```tsx\n((?:(?!```)[\s\S])*@shop\/ui[\s\S]*?)```/.exec(readme) ?? []
    expect(contents).toContain('CartContents')
    writeFileSync(join(project, 'src/cart-contents.tsx'), contents)
    const { server, page, complaints } = await open(browser, project, port => [
      'vite',
      ...['preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    ])
    servers.push(server)
    await buy(page)
    const city = page.getByRole('combobox', { name: 'City' })
    await city.fill('lod')
    await page.getByRole('option', { name: 'Łódź' }).click()
    expect(await city.inputValue()).toBe('Łódź')
    await page.getByRole('button', { name: 'Po polsku' }).click()
    await page.getByRole('spinbutton', { name: 'Liczba: Kurtka robocza' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Cart: 2' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove: Work jacket' }).click()
    await page.getByRole('dialog').getByText('The cart is empty').waitFor()
    // The refusal that `buy` provokes is the only thing the browser may report.
    expect(complaints.filter(text => !text.includes('409'))).toEqual([])
  })

  it('on Vite pays at a provider and comes back: paid, declined, cancelled, late, in another tab and on another device', async () => {
    const { server, page, complaints } = await open(browser, installExample('payment'), port => [
      'vite',
      ...['preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    ])
    servers.push(server)
    const shop = page.url()
    const press = (name: string, on = page) => on.getByRole('button', { name, exact: true }).click()
    const told = (text: string, on = page) => on.getByRole('status').filter({ hasText: text }).waitFor()
    await page.getByLabel('E-mail').fill('ada@example.com')
    await press('Pay online')
    await press('Be declined')
    await told('Order US-1 is not paid: the card was declined.')
    await page.reload()
    await told('Order US-1 is not paid: the card was declined.')
    await press('Pay this order')
    await press('Cancel')
    await told('Order US-1 is not paid: the card was declined.')
    await press('Change the order')
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.com')
    await press('Pay online')
    await press('Cancel')
    await told('Order US-2 is not paid: the payment was cancelled.')
    await press('Pay this order')
    await page.getByRole('heading', { name: 'Pay $249' }).waitFor()
    const provider = page.url()
    // A banking application opens the return address in a tab of its own.
    await page.goBack()
    await told('Order US-2 is not paid: the payment was cancelled.')
    const tab = await page.context().newPage()
    await tab.goto(provider)
    await press('Pay, and tell the shop late', tab)
    await told('Order US-2 is being paid: the bank has not answered yet.', tab)
    await expect
      .poll(async () => {
        const ask = tab.getByRole('button', { name: 'Ask again' })
        if (await ask.isVisible()) await ask.click({ timeout: 1_000 }).catch(() => undefined)
        return tab.getByRole('status').textContent()
      })
      .toBe('Order US-2 is paid. Thank you!')
    await page.goto(shop)
    await page.getByText('The cart is empty').waitFor()

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(shop)
    await visitor.getByLabel('E-mail').fill('bob@example.com')
    await press('Pay online', visitor)
    await visitor.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    const other = await (await browser.newContext()).newPage()
    await other.goto(visitor.url())
    await press('Pay', other)
    await told('Order US-3 is paid. Thank you!', other)
    expect(new URL(other.url()).search).toBe('')
    expect(complaints).toEqual([])
  })

  it('on the App Router has its parts in the HTML of server components, and sells over server functions under a strict policy', async () => {
    const { server, page, html, policy, complaints } = await open(browser, installExample('next'), port => [
      'next',
      ...['start', '--hostname', '127.0.0.1', '--port', String(port)],
    ])
    servers.push(server)
    const parts = 'product-card rating-histogram order-timeline popover tooltip select date-field upload address-form'
    expect(parts.split(' ').filter(part => !html.includes(`data-scope="${part}"`))).toEqual([])
    expect(html).toContain('Leather gloves')
    // What it forbids is among the complaints.
    expect(policy).toMatch(/style-src 'self' 'nonce-[\w-]+'$/)
    await page.getByRole('button', { name: 'How delivery is counted' }).click()
    await page.getByRole('dialog', { name: 'Delivery' }).getByText('The price of the carrier').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: 'Canada' }).click()
    await page.getByRole('button', { name: 'Compare' }).hover()
    await page.getByRole('tooltip').getByText('Up to four products').waitFor()
    await buy(page)
    await page.reload()
    await page.getByRole('button', { name: 'Cart: 2' }).click()
    await page.getByRole('dialog').getByText('2 × Work jacket').waitFor()
    expect(complaints).toEqual([])
    const seeds = Array.from({ length: 500 }, (_, index) => index + 1)
    const answers = await Promise.all(
      seeds.map(async seed => {
        const answer = await fetch(new URL(`/lengths/${seed}`, page.url()))
        const links = (await answer.text()).match(/<a [^>]*data-part="/g) ?? []
        return { status: answer.status, links: links.length }
      }),
    )
    expect(answers).toEqual(seeds.map(() => ({ status: 200, links: 99 })))
    // Hydration gets the same references as the server.
    for (const seed of seeds.filter(seed => seed % 50 === 0)) {
      await page.goto(new URL(`/lengths/${seed}`, page.url()).href)
      await page.locator('[data-scope="language-badge"][data-hydrated]').waitFor()
    }
    expect(complaints).toEqual([])
  })

  it('is styled by plain CSS, CSS modules, vanilla-extract, and Tailwind in both orders of import', async () => {
    const { server, page, complaints } = await open(browser, installExample('styling'), port => [
      'vite',
      ...['preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    ])
    servers.push(server)
    const looks: Record<string, unknown> = {}
    for (const way of ['plain', 'css-modules', 'vanilla-extract', 'tailwind-first', 'theme-first']) {
      await page.goto(new URL(`/${way}.html`, page.url()).href)
      await page.getByRole('spinbutton').press('ArrowUp')
      const button = page.getByRole('button', { name: 'Add to cart' })
      await button.click()
      await page.getByText('In the cart: 2').waitFor()
      looks[way] = await button.evaluate(element => {
        const { backgroundColor, borderRadius, paddingInlineStart } = getComputedStyle(element)
        const stepper = document.querySelector('[data-scope="quantity-stepper"][data-part="root"]')
        return {
          ownRadius: borderRadius,
          // Of the theme, which a reset that comes later would remove.
          isFilled: backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'rgb(239, 239, 239)',
          isPadded: Number.parseFloat(paddingInlineStart) > 8,
          stepperRadius: stepper && getComputedStyle(stepper).borderRadius,
          gap: getComputedStyle(document.querySelector('main') ?? element).rowGap,
        }
      })
    }
    const right = { ownRadius: '20px', isFilled: true, isPadded: true, stepperRadius: '20px', gap: '24px' }
    expect(looks).toEqual({
      plain: right,
      'css-modules': right,
      'vanilla-extract': right,
      'tailwind-first': right,
      'theme-first': right,
    })
    expect(complaints).toEqual([])
  })
})
