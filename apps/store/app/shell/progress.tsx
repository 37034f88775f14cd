import { createLoadingBarFlow, type LoadingBarView } from '@shop/flows/loading-bar'
import { useFlow, useOwnFlow } from '@shop/flows/react'
import { LoadingBar, type LoadingBarState } from '@shop/ui/loading-bar'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { subscribeTo } from '../platform/browser/subscribe-to.ts'
import { REQUEST_FAILED } from '../platform/errors/request-failed.ts'

const states = {
  hidden: null,
  running: 'loading',
  finished: 'done',
  failed: 'error',
} as const satisfies Record<LoadingBarView['phase'], LoadingBarState | null>

/** Loading bar of navigations; shows its error colour when a request has failed. */
export function Progress() {
  const flow = useOwnFlow(createLoadingBarFlow)
  const phase = useFlow(flow, view => view.phase)
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isLeaving) return
    flow.send({ type: 'load.start' })
    return () => flow.send({ type: 'load.finish' })
  }, [flow, isLeaving])
  useEffect(() => {
    return subscribeTo(REQUEST_FAILED)(() => {
      flow.send({ type: 'load.start' })
      flow.send({ type: 'load.error' })
    })
  }, [flow])
  return <LoadingBar state={states[phase]} />
}
