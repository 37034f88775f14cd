import '@shop/ui/theme/modal.css'
import type { LazyFlow } from '@shop/flows/lazy'
import type { ModalData, ModalEmitted, ModalEvent, ModalView } from '@shop/flows/modal'
import { useFlowView } from '@shop/flows/react'
import { Modal, type ModalChangeReason } from '@shop/ui/modal'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { fetchModule } from '../errors/chunk-reload.ts'

/** The dialogs of the shop (spec §2), each in a chunk of its own: a component that renders `Modal.Content` with its name. */
const dialogs: Readonly<Record<string, ComponentType<{ data: ModalData }>>> = {
  cart: lazy(async () => ({ default: (await fetchModule(() => import('./cart-dialog.tsx'))).CartDialog })),
  'choose-size': lazy(async () => ({
    default: (await fetchModule(() => import('./choose-size-dialog.tsx'))).ChooseSizeDialog,
  })),
  'product-added': lazy(async () => ({
    default: (await fetchModule(() => import('./product-added.tsx'))).ProductAdded,
  })),
  login: lazy(async () => ({ default: (await fetchModule(() => import('./login-dialog.tsx'))).LoginDialog })),
  registration: lazy(async () => ({
    default: (await fetchModule(() => import('./registration-dialog.tsx'))).RegistrationDialog,
  })),
  'password-reset': lazy(async () => ({
    default: (await fetchModule(() => import('./password-reset-dialog.tsx'))).PasswordResetDialog,
  })),
  'wishlist-group': lazy(async () => ({
    default: (await fetchModule(() => import('./wishlist-group-dialog.tsx'))).WishlistGroupDialog,
  })),
  'mobile-menu': lazy(async () => ({ default: (await fetchModule(() => import('./mobile-menu.tsx'))).MobileMenu })),
}

const reasons = { escape: 'escape', outside: 'outside', close: 'icon', route: 'route' } as const satisfies Record<
  Exclude<ModalChangeReason, 'trigger'>,
  string
>

/** Renders the open dialog. A navigation to another path closes it. */
export function ModalHost({ flow }: { flow: LazyFlow<ModalEvent, ModalView, ModalEmitted> }) {
  const { name, open, data } = useFlowView(flow)
  const { pathname } = useLocation()
  const Dialog = name !== null && Object.hasOwn(dialogs, name) ? dialogs[name] : null
  return (
    <Modal.Root
      name={open && Dialog ? name : null}
      route={pathname}
      onNameChange={(_, { reason }) => {
        if (reason === 'route') flow.send({ type: 'route.changed' })
        else if (reason !== 'trigger') flow.send({ type: 'modal.close', reason: reasons[reason] })
      }}
    >
      <Suspense>{Dialog && <Dialog data={data} />}</Suspense>
    </Modal.Root>
  )
}
