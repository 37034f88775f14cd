'use client'
import { ModalContent, type ModalContentProps } from '../modal/modal.tsx'

export interface DrawerContentProps extends Omit<ModalContentProps, 'placement'> {
  /** Edge of the screen, in reading direction. @default 'start' */
  placement?: 'start' | 'end' | undefined
}

/**
 * Modal attached to an edge of the screen: mobile menu, filters, cart. Otherwise the same as `ModalContent`. Renders a
 * `<div role="dialog">`.
 *
 * Not for short questions: use a centred modal.
 */
export function DrawerContent({ placement = 'start', ...rest }: DrawerContentProps) {
  return <ModalContent placement={placement} {...rest} />
}
