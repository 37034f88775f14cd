import type { Issue } from '@shop/contract/fields'

/** What is wrong with an input: a rule that is broken, or what the backend said. */
export type FieldIssue = Issue | { readonly rule: 'server'; readonly message: string }

/** What is wrong, by input. */
export type FieldIssues = Readonly<Record<string, FieldIssue>>
