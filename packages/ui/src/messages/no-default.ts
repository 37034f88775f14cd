import type { Messages } from './messages.ts'

/** Stands for the default messages in builds that always have a provider. */
export const defaultMessages: Messages | undefined = undefined
