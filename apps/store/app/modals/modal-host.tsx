import '@shop/ui/theme/modal.css'
import { useFlowView } from '@shop/flows/react'
import { Modal, type ModalCloseReason } from '@shop/ui/modal'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useModalFlow } from './modals.tsx'
import { contents, isDialog } from './registry.ts'

const reasons = { escape: 'escape', outside: 'outside', close: 'icon', route: 'route' } as const satisfies Record<
  ModalCloseReason,
  string
>

/** The one place where dialogs are shown. A change of the path closes whatever is open. */
export default function ModalHost() {
  const flow = useModalFlow()
  const { name, open, data } = useFlowView(flow)
  const { pathname } = useLocation()
  const Content = isDialog(name) ? contents[name] : null
  return (
    <Modal.Root
      name={open && Content ? name : null}
      route={pathname}
      onNameChange={(_, { reason }) =>
        flow.send(reason === 'route' ? { type: 'route.changed' } : { type: 'modal.close', reason: reasons[reason] })
      }
    >
      <Suspense>{Content && <Content data={data} />}</Suspense>
    </Modal.Root>
  )
}
