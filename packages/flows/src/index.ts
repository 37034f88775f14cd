export type { Broadcast, Clock, Environment, Inspectable, KeyValueStorage } from './flow/environment.ts'
export { type ClientFailure, type Outcome, outcome } from './flow/failure.ts'
export type { Flow, Selection, Unsubscribe } from './flow/flow.ts'
export { request } from './flow/request.ts'
