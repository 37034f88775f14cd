import { type LazyFlow, lazyFlow } from '@shop/flows/lazy'
import type { ModalEmitted, ModalEvent, ModalView } from '@shop/flows/modal'
import { useFlow, useOwnFlow } from '@shop/flows/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { fetchModule, reloadInPlace } from '../../platform/errors/chunk-reload.ts'
import { type Modals, ModalsContext } from './use-modals.ts'

export type ModalFlow = LazyFlow<ModalEvent, ModalView, ModalEmitted>

type Host = ComponentType<{ flow: ModalFlow }>

interface ModalsProviderProps {
  /** Imports the host with the dialogs of the shop: fetched, with Radix, with the first dialog that opens. */
  loadHost: () => Promise<Host>
  children: ReactNode
}

const closed: ModalView = { name: null, open: false, data: {} }

/** A page whose dialogs are gone is loaded again: what was pressed to open one is done without scripts. */
const createLazyModalFlow = (loadHost: ModalsProviderProps['loadHost']): ModalFlow =>
  lazyFlow(
    () =>
      Promise.all([fetchModule(() => import('@shop/flows/modal')), fetchModule(loadHost)]).then(
        ([{ createModalFlow }]) => createModalFlow(),
      ),
    { view: closed, onError: reloadInPlace },
  )

/** Provides the flow of the dialogs. `loadHost` must not change. */
export function ModalsProvider({ loadHost, children }: ModalsProviderProps) {
  const flow = useOwnFlow(() => createLazyModalFlow(loadHost))
  const [ModalHost] = useState(() => lazy(async () => ({ default: await fetchModule(loadHost) })))
  const modals = useMemo<Modals>(
    () => ({
      open: (name, data = {}) => flow.send({ type: 'modal.open', name, data }),
      close: () => flow.send({ type: 'modal.close', reason: 'done' }),
      prepare: flow.load,
    }),
    [flow],
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
