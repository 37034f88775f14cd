export { type FlowError, type Outcome, outcome } from './flow/failure.ts'
export type { Flow, Selection, Unsubscribe } from './flow/flow.ts'
export type { Broadcast, Clock, KeyValueStorage, Surroundings } from './flow/surroundings.ts'
