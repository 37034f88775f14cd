import { splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { thrownStatus } from '../errors/thrown-status.ts'
import { callApi } from '../request/call-api.ts'
import { type LoaderContext, requestContext } from '../request/context.ts'

/** Throws the redirect of an address whose page moved, with the query of the request, or 410 when the page is gone for good. */
export async function redirectIfMoved(context: LoaderContext, url: URL): Promise<void> {
  const { locale, path } = splitLocale(url.pathname)
  const moved = await callApi(context, '/api/page/moved', { lang: locale, path })
  if (moved.state === 'unknown') return
  const { requestedSearch, shopper } = context.get(requestContext)
  shopper() // the answer has the query of this request, so it is nobody else's
  if (moved.state === 'moved') throw redirect(moved.url + requestedSearch, 301)
  throw data(null, { status: 410 })
}

/** What `load` returns; when it has no page, where the page moved. */
export async function loadOrRedirect<Loaded>(
  context: LoaderContext,
  url: URL,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  try {
    return await load()
  } catch (thrown) {
    if (thrownStatus(thrown) === 404) await redirectIfMoved(context, url)
    throw thrown
  }
}
