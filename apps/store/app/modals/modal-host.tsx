import '@shop/ui/theme/modal.css'
import type { LazyFlow } from '@shop/flows/lazy'
import type { ModalEmitted, ModalEvent, ModalView } from '@shop/flows/modal'
import { useFlowView } from '@shop/flows/react'
import { Modal, type ModalCloseReason } from '@shop/ui/modal'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { dialogs, isDialog } from './dialogs.ts'

const reasons = { escape: 'escape', outside: 'outside', close: 'icon', route: 'route' } as const satisfies Record<
  ModalCloseReason,
  string
>

/** Shows the open dialog. A change of the path closes it. */
export function ModalHost({ flow }: { flow: LazyFlow<ModalEvent, ModalView, ModalEmitted> }) {
  const { name, open, data } = useFlowView(flow)
  const { pathname } = useLocation()
  const Dialog = isDialog(name) ? dialogs[name] : null
  return (
    <Modal.Root
      name={open && Dialog ? name : null}
      route={pathname}
      onNameChange={(_, { reason }) =>
        flow.send(reason === 'route' ? { type: 'route.changed' } : { type: 'modal.close', reason: reasons[reason] })
      }
    >
      <Suspense>{Dialog && <Dialog data={data} />}</Suspense>
    </Modal.Root>
  )
}
