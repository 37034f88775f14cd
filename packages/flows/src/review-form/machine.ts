import { asyncFormMachine } from '../async-form/machine.ts'

/** A review form with a draft. Its input holds `reviewFields()`. Provide the actors `restore` and `send`. */
export const reviewFormMachine = asyncFormMachine
