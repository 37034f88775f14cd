import type { Form } from '@shop/contract/fields'
import { keep, open } from '../flow/envelope.ts'
import type { KeyValueStorage } from '../flow/surroundings.ts'
import { type Draft, draftEnvelope } from './envelope.ts'
import type { Remembered } from './setup.ts'
import { type FormSnapshot, formView } from './view.ts'

/** Where a form is kept until it is sent. */
export interface DraftPlace {
  storage: KeyValueStorage
  /** Of this form alone. */
  key: string
  /** Milliseconds. @default a week */
  lifetime?: number
}

/** Reads what is kept of a form, and follows it: what is unsent is kept, what is sent or emptied is forgotten. */
export function keeping(form: Form, { storage, key, lifetime }: DraftPlace, now: () => number) {
  const envelope = draftEnvelope(key, lifetime)
  const view = formView(form)
  let written: string | undefined
  return {
    remember(): Remembered {
      const kept = open(storage, envelope, now())
      if (kept.found === 'kept') written = JSON.stringify(kept.data)
      return { draft: kept.found === 'kept' ? kept.data : null, broken: kept.found === 'broken' }
    },
    follow(snapshot: FormSnapshot): void {
      const { status, typed, dirty } = view(snapshot)
      if (status === 'restoring') return
      const unsent: Draft | undefined = dirty ? { typed, attempt: snapshot.context.attempt } : undefined
      const text = JSON.stringify(unsent)
      if (text === written) return
      written = text
      keep(storage, envelope, unsent, now())
    },
  }
}
