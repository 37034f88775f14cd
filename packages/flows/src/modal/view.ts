import type { ModalContext, ModalData, ModalName } from './machine.ts'

export interface ModalView {
  /** The dialog that is open or leaving; null when there is none. */
  readonly name: ModalName | null
  readonly open: boolean
  readonly data: ModalData
}

/** No dialog: what a server renders. */
export const noModal: ModalView = { name: null, open: false, data: {} }

/** As much of a snapshot as is shown. */
export interface ModalSnapshot {
  readonly context: ModalContext
  readonly value: string
}

export const modalView = ({ context, value }: ModalSnapshot): ModalView =>
  value === 'closed' ? noModal : { name: context.name, open: value === 'open', data: context.data }
