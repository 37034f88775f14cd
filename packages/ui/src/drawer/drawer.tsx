'use client'
import { ModalContent, type ModalContentProps } from '../modal/modal.tsx'

export interface DrawerContentProps extends Omit<ModalContentProps, 'placement'> {
  /** The edge it comes from, in the direction of reading. @default 'start' */
  placement?: 'start' | 'end' | undefined
}

/** A dialog at the edge of the screen: mobile menu, filters, cart. Everything else is the modal's. Renders a `<div role="dialog">`. */
export function DrawerContent({ placement = 'start', ...rest }: DrawerContentProps) {
  return <ModalContent placement={placement} {...rest} />
}
