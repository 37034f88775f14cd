import { fromPromise } from 'xstate'
import { readStored, writeStored } from '../flow/envelope.ts'
import type { KeyValueStorage } from '../flow/environment.ts'
import { type Draft, draftEnvelope } from './envelope.ts'
import type { RestoredState } from './setup.ts'
import { type FormSnapshot, formView } from './view.ts'

/** Where the draft of a form is stored until it is sent. */
export interface DraftStorage {
  storage: KeyValueStorage
  /** Of this form alone. */
  key: string
  /** Milliseconds. @default a week */
  lifetime?: number
}

/** The actor that restores a draft, and the observer that stores it while the form is dirty and removes it afterwards. */
export function draftPersistence({ storage, key, lifetime }: DraftStorage, now: () => number) {
  const envelope = draftEnvelope(key, lifetime)
  let written: string | undefined
  return {
    restore: fromPromise<RestoredState>(async () => {
      const stored = readStored(storage, envelope, now())
      if (stored.status === 'valid') written = JSON.stringify(stored.data)
      return { draft: stored.status === 'valid' ? stored.data : null, isInvalid: stored.status === 'invalid' }
    }),
    save(snapshot: FormSnapshot): void {
      const { status, values, dirty } = formView(snapshot)
      if (status === 'restoring') return
      const draft: Draft | undefined = dirty ? { values, attempt: snapshot.context.attempt } : undefined
      const text = JSON.stringify(draft)
      if (text === written) return
      written = text
      writeStored(storage, envelope, draft, now())
    },
  }
}
