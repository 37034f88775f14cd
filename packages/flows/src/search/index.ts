import type { Client } from '@shop/contract/client'
import type { Clock } from '../flow/environment.ts'
import { outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import type { SearchInput } from './context.ts'
import type { SearchEmitted, SearchEvent } from './events.ts'
import { type SearchCalls, searchMachine } from './machine.ts'
import { optionsOf } from './suggestions.ts'
import { type SearchView, searchView } from './view.ts'

export type { FlowError } from '../flow/failure.ts'
export type { Flow } from '../flow/flow.ts'
export type { SearchInput } from './context.ts'
export type { SearchEmitted, SearchEvent } from './events.ts'
export { cleanQuery, type SearchOption } from './suggestions.ts'
export { closedSearch, type SearchView } from './view.ts'

export type SearchFlow = Flow<SearchEvent, SearchView, SearchEmitted>

export interface SearchDeps extends SearchInput {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
  clock?: Clock
}

/** The calls over the shop's client. */
export const searchCalls = (client: Pick<Client, 'call'>): SearchCalls => ({
  async suggest({ lang, query }, signal) {
    const answer = outcome(await client.call('/api/search/suggest', { lang, query }, { signal }))
    return answer.ok ? { ok: true, data: optionsOf(answer.data) } : answer
  },
})

/** Creates a search field with suggestions. Nothing is called before `start`. */
export function createSearchFlow({ client, clock, ...input }: SearchDeps): SearchFlow {
  return createMachineFlow(
    searchMachine(searchCalls(client)),
    { input, clock },
    {
      view: searchView,
      prepare: event => event,
    },
  )
}
