export type { Broadcast, Clock, Environment, KeyValueStorage } from './flow/environment.ts'
export { type ClientFailure, type Outcome, outcome } from './flow/failure.ts'
export type { Flow, Selection, Unsubscribe } from './flow/flow.ts'
