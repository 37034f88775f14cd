import '@shop/ui/theme/modal.css'
import type { ModalData } from '@shop/flows/modal'
import { useFlowView } from '@shop/flows/react'
import { Modal, type ModalChangeReason } from '@shop/ui/modal'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { fetchModule } from '../../platform/errors/chunk-reload.ts'
import type { ModalFlow } from './modals-provider.tsx'

/** Components that render `Modal.Content` with their name, by that name. */
export type Dialogs = Readonly<Record<string, ComponentType<{ data: ModalData }>>>

/** A dialog in a chunk of its own. */
export const lazyDialog = (load: () => Promise<ComponentType<{ data: ModalData }>>) =>
  lazy(async () => ({ default: await fetchModule(load) }))

const reasons = { escape: 'escape', outside: 'outside', close: 'icon', route: 'route' } as const satisfies Record<
  Exclude<ModalChangeReason, 'trigger'>,
  string
>

/** Renders the open dialog. A navigation to another path closes it. */
export function ModalHost({ flow, dialogs }: { flow: ModalFlow; dialogs: Dialogs }) {
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
