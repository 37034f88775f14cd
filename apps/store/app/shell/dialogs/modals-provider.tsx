import { type LazyFlow, lazyFlow } from '@shop/flows/lazy'
import type { ModalEmitted, ModalEvent, ModalView } from '@shop/flows/modal'
import { useFlow, useOwnFlow } from '@shop/flows/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { fetchModule } from '../../platform/errors/chunk-reload.ts'
import { type Modals, ModalsContext } from './use-modals.ts'

export type ModalFlow = LazyFlow<ModalEvent, ModalView, ModalEmitted>

type Host = ComponentType<{ flow: ModalFlow }>

interface ModalsProviderProps {
  /** Imports the host with the dialogs of the shop: fetched, with Radix, with the first dialog that opens. */
  loadHost: () => Promise<Host>
  children: ReactNode
}

const closed: ModalView = { name: null, open: false, data: {} }

const createLazyModalFlow = (): ModalFlow =>
  lazyFlow(async () => (await fetchModule(() => import('@shop/flows/modal'))).createModalFlow(), { view: closed })

/** Provides the flow of the dialogs. `loadHost` must not change. */
export function ModalsProvider({ loadHost, children }: ModalsProviderProps) {
  const flow = useOwnFlow(createLazyModalFlow)
  const [ModalHost] = useState(() => lazy(async () => ({ default: await fetchModule(loadHost) })))
  const modals = useMemo<Modals>(
    () => ({
      open: (name, data = {}) => flow.send({ type: 'modal.open', name, data }),
      close: () => flow.send({ type: 'modal.close', reason: 'done' }),
      prepare: () => {
        void flow.load()
        void fetchModule(loadHost)
      },
    }),
    [flow, loadHost],
  )
  return (
    <ModalsContext value={modals}>
      {children}
      <LazyModalHost flow={flow} host={ModalHost} />
    </ModalsContext>
  )
}

function LazyModalHost({ flow, host: ModalHost }: { flow: ModalFlow; host: Host }) {
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
