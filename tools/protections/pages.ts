import type { Protection } from './protection.ts'

const e2e = (title: string, file = 'random-forms.spec.ts') =>
  ({ runner: 'playwright', file: `apps/store/e2e/${file}`, title }) as const

const unit = (file: string, title: string) => ({ runner: 'vitest', project: 'node', file, title }) as const

const app = 'apps/store/server/app.ts'
const securityHeaders = 'apps/store/server/security-headers.ts'
const formRequest = 'apps/store/server/form-request.ts'
const behindTls = 'behind-tls.spec.ts'

/** Pages, their forms, cookies and headers. */
export const pages: readonly Protection[] = [
  {
    section: 17,
    protects: 'Forms work behind a proxy that terminates TLS: the router does not reject them as cross-site',
    removal: [
      {
        file: formRequest,
        find: "return new URL(origin + pathname.replace(/^\\/{2,}/, '/') + search)",
        replace: 'return new URL(requested)',
      },
      { file: formRequest, find: "['origin', 'cookie'", replace: "['cookie'" },
    ],
    caughtBy: e2e('completes an order by plain forms behind a proxy that terminates TLS', behindTls),
  },
  {
    section: 12,
    protects: 'Snippets of the settings never run on account pages and on pages with a token in the URL',
    removal: [{ file: 'apps/store/app/consent/snippet-pages.ts', find: "areaOf(pathname) === 'shop' &&", replace: '' }],
    caughtBy: unit(
      'apps/store/app/consent/snippet-pages.test.ts',
      'keeps snippets off checkout, account and pages with a token',
    ),
  },
  {
    section: 12,
    protects: 'Snippets of the settings never run on the pages of the checkout and of an order',
    removal: [
      {
        file: 'apps/store/app/consent/snippet-pages.ts',
        find: '&& !PRIVATE.test(splitLocale(pathname).path)',
        replace: '',
      },
    ],
    caughtBy: unit(
      'apps/store/app/consent/snippet-pages.test.ts',
      'keeps snippets off checkout, account and pages with a token',
    ),
  },
  {
    section: 12,
    protects: 'A form that is smuggled into a page cannot send its data to another site',
    removal: [{ file: securityHeaders, find: "form-action 'self'", replace: "form-action 'self' https:" }],
    caughtBy: unit('apps/store/server/security-headers.test.ts', 'lets forms lead to the shop and to the origins'),
  },
  {
    section: 17,
    protects: 'Under TLS every cookie is Secure',
    removal: [{ file: securityHeaders, find: 'if (!options.tls || cookies.length === 0) return', replace: 'return' }],
    caughtBy: unit('apps/store/server/security-headers.test.ts', 'adds `Secure` to every cookie under TLS'),
  },
  {
    section: 17,
    protects: 'Every response (files, pictures, errors) has `nosniff` and, under TLS, HSTS',
    removal: [
      {
        file: 'apps/backend/src/http-server.ts',
        find: 'for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)',
        replace: '',
      },
    ],
    caughtBy: e2e('sends security headers with every kind of response', behindTls),
  },
  {
    section: 17,
    protects: 'Responses to malformed, too large or too slow headers have the same security headers',
    removal: [{ file: 'apps/backend/src/http-server.ts', find: "'0', ...headers }", replace: "'0' }" }],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/http-server.test.ts',
      title: 'with the headers of every response',
    },
  },
  {
    section: 13,
    protects: 'A response that sets a cookie is not stored by shared caches',
    removal: [
      {
        file: securityHeaders,
        find: "cookies.length > 0 || !headers.has('cache-control')",
        replace: "!headers.has('cache-control')",
      },
    ],
    caughtBy: unit(
      'apps/store/server/security-headers.test.ts',
      'prevents shared caching of a response that sets a cookie',
    ),
  },
  {
    section: 13,
    protects: 'A response without `Cache-Control` of its own (contact form, newsletter, redirects) is not cached',
    removal: [
      {
        file: securityHeaders,
        find: "cookies.length > 0 || !headers.has('cache-control')",
        replace: 'cookies.length > 0',
      },
    ],
    caughtBy: e2e('sends security headers with every kind of response', behindTls),
  },
  {
    section: 13,
    protects: 'A form of another site is rejected (CSRF)',
    removal: [{ file: app, find: 'return isOwn ? next() : refuse(context, 403)', replace: 'return isOwn || next()' }],
    caughtBy: e2e('sends security headers with every kind of response', behindTls),
  },
  {
    section: 18,
    protects: 'At most 64 KiB of a form are read, also without a `Content-Length`',
    removal: [{ file: app, find: 'limitTo(LARGEST_FORM)', replace: 'limitTo(Number.MAX_SAFE_INTEGER)' }],
    caughtBy: e2e('stops reading a form of unknown length at its limit'),
  },
  {
    section: 18,
    protects: 'An empty or malformed form, or one of another content type, is rejected with a message before any route',
    removal: [{ file: app, find: 'if (refusal !== null) return refuse(context, refusal)', replace: '' }],
    caughtBy: e2e('rejects a form with a message when it is too large, empty, malformed or of another type'),
  },
  {
    section: 18,
    protects: 'A page is served even if a cookie cannot be stored',
    removal: [
      {
        file: 'apps/store/app/cookie-text.ts',
        find: 'value && isStorable(value) ? value : undefined',
        replace: 'value || undefined',
      },
    ],
    caughtBy: e2e('shows a working page whatever cookies are sent', 'random-cookies.spec.ts'),
  },
  {
    section: 18,
    protects: 'A coupon cookie over the maximum length is ignored, and the cart is shown',
    removal: [
      {
        file: 'apps/store/app/cart/cart-cookies.ts',
        find: 'text && text.length <= 128 ? text : undefined',
        replace: 'text',
      },
    ],
    caughtBy: unit('apps/store/app/cart/cart-storage.test.ts', 'ignores a malformed cart cookie'),
  },
  {
    section: 18,
    protects: 'No wishlist group has the name of a member of `Object.prototype`',
    removal: [{ file: 'packages/contract/src/wishlist-map.ts', find: ' && !UNSAFE_KEYS.has(name)', replace: '' }],
    caughtBy: unit('packages/contract/src/wishlist-map.test.ts', 'rejects the group name'),
  },
  {
    section: 12,
    protects: 'Only inline scripts rendered by the server are allowed; injected ones are blocked',
    removal: [
      {
        file: 'apps/store/server/inline-scripts.ts',
        find: 'const scripts = new RegExp(',
        replace: "const scripts = new RegExp(nonce ? '<script[^<>]*>([^<]*)</script' : ",
      },
    ],
    caughtBy: unit('apps/store/server/inline-scripts.test.ts', 'does not allow scripts without the nonce'),
  },
  {
    section: 12,
    protects: 'The nonce of the scripts of a rendering is unpredictable',
    removal: [
      {
        file: 'apps/store/server/inline-scripts.ts',
        find: "randomBytes(18).toString('base64url')",
        replace: "'Qm7vZr2TkXc9LbYwNf4sQm7v'",
      },
    ],
    caughtBy: unit('apps/store/server/inline-scripts.test.ts', 'uses another nonce for each rendering'),
  },
  {
    section: 16,
    protects: 'Concurrent requests for a page that is not cached share one rendering',
    removal: [
      {
        file: 'apps/store/server/page-cache.ts',
        find: '    if (running) return { rendered: await running, isOwn: false }\n',
        replace: '',
      },
    ],
    caughtBy: unit('apps/store/server/page-cache.test.ts', 'renders once for forty concurrent requests'),
  },
  {
    section: 16,
    protects: 'Data versions include changes of a transaction that began before another and was committed after it',
    removal: [
      {
        file: 'apps/backend/src/db/data-versions.ts',
        find: 'pg_snapshot_xmin(pg_current_snapshot())::text as cursor',
        replace: 'pg_snapshot_xmax(pg_current_snapshot())::text as cursor',
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/db/data-versions.test.ts',
      title: 'miss no change of a transaction that began before another and is committed after it',
    },
  },
  {
    section: 12,
    protects: 'HTML of pages, articles and products is sanitised when it is read',
    removal: [
      {
        file: 'apps/backend/src/html/sanitize-body.ts',
        find: '  sanitizeHtml(html, {',
        replace: '  html || sanitizeHtml(html, {',
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/catalogue/catalogue.test.ts',
      title: 'sanitises the HTML of pages, news and products when it is read',
    },
  },
  {
    section: 11,
    protects: 'Return paths are limited to the shop (open redirect)',
    removal: [
      { file: 'apps/store/app/return-path.ts', find: "pathname.replace(/^[/\\\\]+/, '/')", replace: 'pathname' },
    ],
    caughtBy: unit('apps/store/app/return-path.test.ts', 'never returns a path to another host'),
  },
]
