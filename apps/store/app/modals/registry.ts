import type { ModalData } from '@shop/flows/modal'
import { type ComponentType, lazy } from 'react'
import { fetchModule } from '../errors/lost-chunk.ts'

type Content = ComponentType<{ data: ModalData }>

/** Every dialog of the shop that is built (spec §2). Each is a chunk of its own: a default export that renders `Modal.Content` with its name. */
export const contents = {
  cart: lazy(() => fetchModule(() => import('./cart-dialog.tsx'))),
  'product-added': lazy(() => fetchModule(() => import('./product-added.tsx'))),
  'mobile-menu': lazy(() => fetchModule(() => import('./mobile-menu.tsx'))),
} as const satisfies Record<string, Content>

export type DialogName = keyof typeof contents

export const isDialog = (name: string | null): name is DialogName => name !== null && name in contents
