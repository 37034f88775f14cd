import { describe, expect, it } from 'vitest'
import { readAdClick } from '../../features/checkout/ad-click.server.ts'
import { cookieIn } from './cookie-text.ts'
import { rememberAdClick } from './remember-ad-click.ts'

/** Opens addresses one after the other in one session; returns what the server reads then. */
function visit(...addresses: string[]) {
  const jar = new Map<string, string>()
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    },
  }
  for (const address of addresses) {
    const window = { document, location: new URL(address, 'https://shop.example') }
    // The function reads these members only.
    rememberAdClick(Object.assign(Object.create(null), window))
  }
  return { cookies: document.cookie, read: readAdClick(cookieIn(document.cookie, 'ad_click')) }
}

describe('an advertisement', () => {
  it('is kept from the first address that names one', () => {
    expect(
      visit(
        '/',
        '/jackets?gclid=Cj0_K-1&utm_campaign=%D0%97%D0%B8%D0%BC%D0%B0%20%26%20%D0%BB%D1%96%D1%82%D0%BE',
        '/?gclid=later',
      ).read,
    ).toEqual({ gclid: 'Cj0_K-1', utm_campaign: 'Зима & літо' })
  })

  it('leaves no cookie when there is none', () => {
    expect(visit('/', '/search/куртка?page=2&sort=price').cookies).toBe('')
  })

  it('is bounded, and what is wrong is left out', () => {
    const { cookies, read } = visit(
      `/?gclid=${'<'.repeat(20)}&wbraid=ok&utm_term=${'я'.repeat(3000)}&utm_source=${'s'.repeat(101)}`,
    )
    expect(cookies.length).toBeLessThan(3600)
    expect(read).toEqual({ wbraid: 'ok' })
  })

  it.each(['', 'gclid', '%', 'gclid=a b', 'utm_source=\0', '__proto__=1', 'unknown=1'])('is nothing in %j', text => {
    expect(readAdClick(text)).toBeNull()
  })
})
