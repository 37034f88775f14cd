import type { SnapshotFrom } from 'xstate'
import { asyncFormMachine } from '../async-form/machine.ts'

/** A review form with a draft. Its input holds `reviewFields()`. Provide the actors `restore` and `send`. */
export const reviewFormMachine = asyncFormMachine

/** A snapshot of the machine, as `getSnapshot` and `useMachine` return it. */
export type ReviewFormMachineSnapshot = SnapshotFrom<typeof reviewFormMachine>
