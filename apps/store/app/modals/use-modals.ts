import type { ModalData, ModalName } from '@shop/flows/modal'
import { createContext, use } from 'react'

export interface Modals {
  /** Opens a dialog in place of whatever is open; one that the shop does not have is not shown. Source: spec §2, «only one is open at a time». */
  open: (name: ModalName, data?: ModalData) => void
  close: () => void
  /** Fetches what every dialog needs, before one is opened: on hover and focus. */
  prepare: () => void
}

export const ModalsContext = createContext<Modals | null>(null)

export function useModals(): Modals {
  const modals = use(ModalsContext)
  if (!modals) throw new Error('No dialogs: put a <ModalsProvider> above.')
  return modals
}
