import { type Context, createContext, type ReactNode, useContext } from 'react'
import { useRunning } from './running.ts'

interface Runnable {
  start(): void
  stop(): void
}

/** A place in the tree for one flow. */
export type FlowContext<F> = Context<F | null>

/** Makes a place for a flow: `const CartContext = createFlowContext<CartFlow>('Cart')`. */
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

/** Gives a flow to everything below and runs it while this is on the page. */
export function FlowProvider<F extends Runnable>({ context: Place, flow, children }: FlowProviderProps<F>) {
  useRunning(flow)
  return <Place value={flow}>{children}</Place>
}

/** The flow of a place. Throws when no provider stands above. */
export function useProvidedFlow<F extends Runnable>(context: FlowContext<F>): F {
  const flow = useContext(context)
  if (!flow) throw new Error(`No flow in the context ${context.displayName}: put a <FlowProvider> above.`)
  return flow
}
