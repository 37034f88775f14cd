import type { ModalData } from '@shop/flows/modal'
import { type ComponentType, lazy } from 'react'
import { fetchModule } from '../errors/chunk-reload.ts'

type Dialog = ComponentType<{ data: ModalData }>

/** Every dialog of the shop that is built (spec §2), each in a chunk of its own: a component that renders `Modal.Content` with its name. */
export const dialogs = {
  cart: lazy(async () => ({ default: (await fetchModule(() => import('./cart-dialog.tsx'))).CartDialog })),
  'product-added': lazy(async () => ({
    default: (await fetchModule(() => import('./product-added.tsx'))).ProductAdded,
  })),
  'mobile-menu': lazy(async () => ({ default: (await fetchModule(() => import('./mobile-menu.tsx'))).MobileMenu })),
} as const satisfies Record<string, Dialog>

export type DialogName = keyof typeof dialogs

export const isDialog = (name: string | null): name is DialogName => name !== null && name in dialogs
