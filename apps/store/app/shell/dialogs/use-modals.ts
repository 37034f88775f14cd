import type { ModalData, ModalName } from '@shop/flows/modal'
import { createContext, type MouseEvent, use } from 'react'
import { isUnmodified } from '../../platform/browser/unmodified-event.ts'

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

/** Props of a link that opens a dialog with scripts, its page without; null: its page always. */
export function useDialogLink(name: ModalName | null) {
  const { open, prepare } = useModals()
  return {
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick(event: MouseEvent) {
      if (name === null || !isUnmodified(event)) return
      event.preventDefault()
      open(name)
    },
  }
}
