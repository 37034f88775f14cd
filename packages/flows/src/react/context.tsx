import { type Context, createContext, type ReactNode, useContext } from 'react'
import { useRunning } from './running.ts'

interface Runnable {
  start(): void
  stop(): void
}

/** A React context for a flow. */
export type FlowContext<F> = Context<F | null>

/** Creates a context: `const CartContext = createFlowContext<CartFlow>('Cart')`. */
export function createFlowContext<F extends Runnable>(name: string): FlowContext<F> {
  const context = createContext<F | null>(null)
  context.displayName = name
  return context
}

export interface FlowProviderProps<F> {
  context: FlowContext<F>
  flow: F
  children: ReactNode
}

/** Provides a flow and runs it while mounted. */
export function FlowProvider<F extends Runnable>({ context: Context, flow, children }: FlowProviderProps<F>) {
  useRunning(flow)
  return <Context value={flow}>{children}</Context>
}

/** The flow of a context. Throws without a provider. */
export function useProvidedFlow<F extends Runnable>(context: FlowContext<F>): F {
  const flow = useContext(context)
  if (!flow)
    throw new Error(
      `@shop/flows: there is no flow in the context ${context.displayName}. Wrap the page in <FlowProvider context={…} flow={…}>.`,
    )
  return flow
}
