'use client'

export {
  createFlowContext,
  type FlowContext,
  FlowProvider,
  type FlowProviderProps,
  useProvidedFlow,
} from './context.tsx'
export { useOwnFlow, useRunning } from './running.ts'
export { useFlow, useFlowEvent, useFlowView } from './use-flow.ts'
