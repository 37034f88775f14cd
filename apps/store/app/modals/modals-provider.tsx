import { type LazyFlow, lazyFlow } from '@shop/flows/lazy'
import type { ModalEmitted, ModalEvent, ModalView } from '@shop/flows/modal'
import { useFlow, useOwnFlow } from '@shop/flows/react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { fetchModule } from '../errors/chunk-reload.ts'
import { type Modals, ModalsContext } from './use-modals.ts'

type ModalFlow = LazyFlow<ModalEvent, ModalView, ModalEmitted>

/** Radix and the dialogs themselves are fetched with the first dialog that opens. */
const loadHost = () => fetchModule(() => import('./modal-host.tsx'))
const ModalHost = lazy(async () => ({ default: (await loadHost()).ModalHost }))

const closed: ModalView = { name: null, open: false, data: {} }

const createLazyModalFlow = (): ModalFlow =>
  lazyFlow(async () => (await fetchModule(() => import('@shop/flows/modal'))).createModalFlow(), { view: closed })

/** Provides the flow of the dialogs; fetches their host with the first one. */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const flow = useOwnFlow(createLazyModalFlow)
  const modals = useMemo<Modals>(
    () => ({
      open: (name, data = {}) => flow.send({ type: 'modal.open', name, data }),
      close: () => flow.send({ type: 'modal.close', reason: 'done' }),
      prepare: () => {
        void flow.load()
        void loadHost()
      },
    }),
    [flow],
  )
  return (
    <ModalsContext value={modals}>
      {children}
      <LazyModalHost flow={flow} />
    </ModalsContext>
  )
}

function LazyModalHost({ flow }: { flow: ModalFlow }) {
  const isOpen = useFlow(flow, ({ open }) => open)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <ModalHost flow={flow} />
    </Suspense>
  )
}
