import type { Issue } from '@shop/contract/fields'

/** Why a field is invalid: a violated rule, or the backend's message. */
export type FieldIssue = Issue | { readonly rule: 'server'; readonly message: string }

/** Issues by field name. */
export type FieldIssues = Readonly<Record<string, FieldIssue>>
