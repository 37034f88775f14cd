import type { ModalContext, ModalData, ModalName } from './machine.ts'

export interface ModalView {
  /** The dialog that is open or closing; null for none. */
  readonly name: ModalName | null
  readonly open: boolean
  readonly data: ModalData
}

/** The server-rendered view. */
export const noModal: ModalView = { name: null, open: false, data: {} }

/** The part of a snapshot that the view reads. */
export interface ModalSnapshot {
  readonly context: ModalContext
  readonly value: string
}

export const modalView = ({ context, value }: ModalSnapshot): ModalView =>
  value === 'closed' ? noModal : { name: context.name, open: value === 'open', data: context.data }
