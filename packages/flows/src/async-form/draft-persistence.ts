import type { Form } from '@shop/contract/fields'
import { readStored, writeStored } from '../flow/envelope.ts'
import type { KeyValueStorage } from '../flow/environment.ts'
import { type Draft, draftEnvelope } from './envelope.ts'
import type { RestoredState } from './setup.ts'
import { type FormSnapshot, formView } from './view.ts'

/** Where a form is stored until it is sent. */
export interface DraftStorage {
  storage: KeyValueStorage
  /** Of this form alone. */
  key: string
  /** Milliseconds. @default a week */
  lifetime?: number
}

/** Reads what is stored of a form, and follows it: what is unsent is stored, what is sent or emptied is forgotten. */
export function draftPersistence(form: Form, { storage, key, lifetime }: DraftStorage, now: () => number) {
  const envelope = draftEnvelope(key, lifetime)
  const view = formView(form)
  let written: string | undefined
  return {
    restore(): RestoredState {
      const stored = readStored(storage, envelope, now())
      if (stored.status === 'valid') written = JSON.stringify(stored.data)
      return { draft: stored.status === 'valid' ? stored.data : null, broken: stored.status === 'invalid' }
    },
    follow(snapshot: FormSnapshot): void {
      const { status, values, dirty } = view(snapshot)
      if (status === 'restoring') return
      const unsent: Draft | undefined = dirty ? { values, attempt: snapshot.context.attempt } : undefined
      const text = JSON.stringify(unsent)
      if (text === written) return
      written = text
      writeStored(storage, envelope, unsent, now())
    },
  }
}
