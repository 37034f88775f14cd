import { type LazyFlow, lazyFlow } from '@shop/flows/lazy'
import type { ModalData, ModalEmitted, ModalEvent, ModalName, ModalView } from '@shop/flows/modal'
import { createFlowContext, FlowProvider, useFlow, useProvidedFlow } from '@shop/flows/react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { fetchModule } from '../errors/lost-chunk.ts'

type ModalFlow = LazyFlow<ModalEvent, ModalView, ModalEmitted>

const ModalContext = createFlowContext<ModalFlow>('Modal')

/** Which dialog is open, for the host of dialogs. */
export const useModalFlow = (): ModalFlow => useProvidedFlow(ModalContext)

/** Radix and the dialogs themselves come with the first dialog that opens. */
const loadHost = () => fetchModule(() => import('./modal-host.tsx'))
const ModalHost = lazy(loadHost)

const none: ModalView = { name: null, open: false, data: {} }

const modalFlow = (): ModalFlow =>
  lazyFlow(async () => (await fetchModule(() => import('@shop/flows/modal'))).createModalFlow(), { view: none })

interface Modals {
  /** Opens a dialog in place of whatever is open; one that the shop does not have is not shown. Source: spec §2, «only one is open at a time». */
  open: (modal: { name: ModalName; data: ModalData | null }) => void
  close: () => void
  /** Fetches what every dialog needs, when one is about to be opened. */
  prepare: () => void
}

export function useModals(): Modals {
  const flow = useModalFlow()
  return useMemo(
    () => ({
      open: ({ name, data }) => flow.send({ type: 'modal.open', name, data: data ?? {} }),
      close: () => flow.send({ type: 'modal.close', reason: 'done' }),
      prepare: () => {
        void flow.load()
        void loadHost()
      },
    }),
    [flow],
  )
}

/** Runs the flow of the dialogs; fetches their host with the first one. */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const [flow] = useState(modalFlow)
  return (
    <FlowProvider context={ModalContext} flow={flow}>
      {children}
      <Host />
    </FlowProvider>
  )
}

function Host() {
  const isOpen = useFlow(useModalFlow(), ({ open }) => open)
  const [wanted, setWanted] = useState(false)
  if (isOpen && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <ModalHost />
    </Suspense>
  )
}
