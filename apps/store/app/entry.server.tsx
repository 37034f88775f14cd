import { Writable } from 'node:stream'
import { localise, splitLocale } from '@shop/contract/locales'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { documentExtrasContext } from './platform/document/document.server.ts'
import { bootstrapScriptContext, documentHtmlContext, notFoundContext } from './platform/document/document-html.ts'
import { createFragmentCache } from './platform/document/fragment-cache.server.ts'
import { FragmentCacheContext } from './platform/document/fragment-cache.ts'
import { requestContext } from './platform/request/context.ts'
import { HeadTagsContext } from './platform/seo/head-tags.ts'
import { headTagsContext } from './platform/seo/page-meta.server.ts'
import { DocumentExtrasContext } from './platform/theme/document-extras.ts'
import { shopLayoutContext } from './shell/layout/shop-layout.server.ts'
import { ShopLayoutContext } from './shell/layout/use-shop-layout.ts'

/** Timeout of rendering in milliseconds. */
const RENDER_TIMEOUT_MS = 10_000

/** In development a component may change while its HTML is kept. */
const renderFragment = import.meta.env.DEV ? null : createFragmentCache()

/** Reports errors of loaders and actions, except thrown responses and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(requestContext).reportError(error)
}

/**
 * Renders the whole page before responding: a cached page must be complete, and its policy contains the hashes of its scripts.
 * The HTML is passed on as `documentHtmlContext`; the response has its status and headers.
 */
export default function render(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = context.get(requestContext)
  if (status === 404) {
    const { matches, location } = router.staticHandlerContext
    const notFound = context.get(notFoundContext)
    notFound.routes = matches.map(({ route }) => route.id).join(' ')
    if (notFound.mayOmit()) return Promise.resolve(new Response(null, { status, headers }))
    // No link of it has the requested path.
    router.staticHandlerContext.location = {
      ...location,
      pathname: localise('/404', splitLocale(location.pathname).locale),
      search: '',
    }
  }
  const scriptNonce = nonce ? { nonce } : {}
  const bootstrapScript = context.get(bootstrapScriptContext)
  return new Promise((resolve, reject) => {
    let answered = status
    const chunks: Buffer[] = []
    const answer = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        headers.set('Content-Type', 'text/html; charset=utf-8')
        context.set(documentHtmlContext, Buffer.concat(chunks))
        resolve(new Response(null, { status: answered, headers }))
        done()
      },
    })
    const page = (
      <HeadTagsContext value={context.get(headTagsContext)}>
        <DocumentExtrasContext value={context.get(documentExtrasContext)}>
          <ShopLayoutContext value={context.get(shopLayoutContext)}>
            <FragmentCacheContext value={renderFragment}>
              <ServerRouter context={router} url={request.url} {...scriptNonce} />
            </FragmentCacheContext>
          </ShopLayoutContext>
        </DocumentExtrasContext>
      </HeadTagsContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      ...scriptNonce,
      ...(bootstrapScript ? { bootstrapScriptContent: bootstrapScript } : {}),
      progressiveChunkSize: Number.MAX_SAFE_INTEGER, // the response is complete: no content is moved into place by scripts
      onAllReady: () => pipe(answer),
      onShellError: reject,
      onError(error) {
        answered = 500
        reportError(error)
      },
    })
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS)
  })
}
