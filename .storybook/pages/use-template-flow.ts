import type { Locale } from '@shop/contract/locales'
import { useState } from 'react'
import type { Flow } from '../../packages/flows/src/index.ts'
import { useFlowView, useRunning } from '../../packages/flows/src/react/index.ts'
import { createDemo, type Setup } from '../flows/flow-demo.ts'

type AnyEvent = { readonly type: string }

/** Runs a flow against a backend in memory, as the flow's own page does, and returns it with its view. */
export function useTemplateFlow<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  setup: Setup<Flow<Event, View, Emitted>>,
  lang: Locale,
) {
  const [flow] = useState(() => createDemo(setup, lang).createFlow())
  useRunning(flow)
  return { flow, view: useFlowView(flow) }
}
