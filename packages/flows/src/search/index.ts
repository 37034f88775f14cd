import type { Client } from '@shop/contract/client'
import type { Environment } from '../flow/environment.ts'
import { outcome } from '../flow/failure.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { request } from '../flow/request.ts'
import type { SearchInput } from './context.ts'
import type { SearchEmitted, SearchEvent } from './events.ts'
import { type SuggestInput, searchMachine } from './machine.ts'
import { optionsOf, type SearchOption } from './suggestions.ts'
import { type SearchView, searchView } from './view.ts'

export type { SearchInput } from './context.ts'
export type { SearchEmitted, SearchEvent } from './events.ts'
export { cleanQuery, type SearchOption } from './suggestions.ts'
export { closedSearch, type SearchView } from './view.ts'

export type SearchFlow = Flow<SearchEvent, SearchView, SearchEmitted>

export interface SearchDeps extends SearchInput, Pick<Environment, 'clock' | 'inspect'> {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
  /** Recent queries, the last one first. @default none */
  recent?: () => readonly string[]
}

/** The actors over the shop's client. */
export const searchActors = (client: Pick<Client, 'call'>, recent: () => readonly string[] = () => []) => ({
  suggest: request<SuggestInput, readonly SearchOption[]>(async ({ lang, query }, signal) => {
    const answer = outcome(await client.call('/api/search/suggest', { lang, query }, { signal }))
    return answer.ok ? { ok: true, data: optionsOf(answer.data, query, query === '' ? recent() : []) } : answer
  }),
})

/** Creates a search field with suggestions. Nothing is called before `start`. */
export function createSearchFlow({ client, recent, clock, inspect, ...input }: SearchDeps): SearchFlow {
  return createMachineFlow(
    searchMachine.provide({ actors: searchActors(client, recent) }),
    { input, clock, inspect },
    { view: searchView },
  )
}
