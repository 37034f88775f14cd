import type { Locale } from '@shop/contract/locales'
import { type LazyFlow, lazyFlow } from '@shop/flows/lazy'
import type { SearchEmitted, SearchEvent } from '@shop/flows/search'
import { closedSearch, type SearchView } from '@shop/flows/search/view'
import { createApiClient } from '../../platform/browser/api-client.ts'
import { importIfOnline } from '../../platform/errors/chunk-reload.ts'
import { recentSearches } from './recent-searches.ts'

/** Lazy flow of the search field: text typed before the machine is loaded is shown, and searched for afterwards. */
export const searchFlow = (lang: Locale, query: string): LazyFlow<SearchEvent, SearchView, SearchEmitted> =>
  lazyFlow<SearchEvent, SearchView, SearchEmitted>(
    async view => {
      const { createSearchFlow } = await importIfOnline(() => import('@shop/flows/search'))
      return createSearchFlow({
        client: createApiClient(),
        lang,
        query: view.query,
        suggestsForEmpty: true,
        recent: recentSearches,
      })
    },
    {
      view: closedSearch(query),
      update(view, event) {
        if (event.type === 'search.change') return closedSearch(event.query)
        return event.type === 'search.clear' ? closedSearch() : view
      },
      isDeferred: ({ type }) => type !== 'search.open' && type !== 'search.change',
      onError: () => undefined, // without the machine the field is a form that opens the results page
    },
  )
