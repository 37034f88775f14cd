import type { ModalData, ModalName } from '@shop/flows/modal'
import { createContext, use } from 'react'

export interface Modals {
  /** Opens a dialog and closes the open one; unknown names are ignored. Source: spec §2, «only one is open at a time». */
  open: (name: ModalName, data?: ModalData) => void
  close: () => void
  /** Prefetches the shared code of the dialogs, on hover and focus. */
  prepare: () => void
}

export const ModalsContext = createContext<Modals | null>(null)

export function useModals(): Modals {
  const modals = use(ModalsContext)
  if (!modals) throw new Error('No dialogs: put a <ModalsProvider> above.')
  return modals
}
