import { useState } from 'react'
import { callResults, type FakeNetwork } from '../../packages/flows/src/testing/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import { visuallyHidden } from '../../packages/ui/src/internal/visually-hidden.ts'
import * as css from './flow-page.css.ts'
import { flowWords as words } from './words.ts'

export type CallPath = Parameters<FakeNetwork['conditions']>[0]

interface NetworkPanelProps {
  network: FakeNetwork
  /** Calls that the flow makes. */
  paths: readonly CallPath[]
}

/** Latency and result of future calls, and buttons that end pending ones. */
export function NetworkPanel({ network, paths }: NetworkPanelProps) {
  const [path, choose] = useState<CallPath | undefined>(undefined)
  const [, rerender] = useState(0)
  const [first] = paths
  const current = network.conditions(path ?? first ?? '/api/cart/show')
  const change = (next: Parameters<FakeNetwork['change']>[0]) => {
    network.change(next, path)
    rerender(count => count + 1)
  }
  return (
    <>
      <div className={css.conditions}>
        <label className={css.field}>
          {words.call}
          <select value={path ?? ''} onChange={({ target }) => choose(paths.find(one => one === target.value))}>
            <option value="">{words.allCalls}</option>
            {paths.map(one => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className={css.field}>
          {words.result}
          <select
            value={current.result}
            onChange={({ target }) => {
              const result = callResults.find(one => one === target.value)
              if (result) change({ result })
            }}
          >
            {callResults.map(result => (
              <option key={result} value={result}>
                {words.callResults[result]}
              </option>
            ))}
          </select>
        </label>
        <label className={css.field}>
          {words.latency}
          <input
            type="number"
            min={0}
            step={100}
            value={current.latency}
            onChange={({ target }) => change({ latency: Math.max(0, Number(target.value)) })}
          />
        </label>
      </div>
      <h3 className={css.small}>{words.pendingCalls}</h3>
      {network.pendingCalls.length === 0 ? (
        <p className={css.description}>{words.noPendingCalls}</p>
      ) : (
        <ul className={css.events}>
          {network.pendingCalls.map((call, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: calls have no ids, and the oldest is first
            <li key={`${call.path} ${index}`} className={css.event}>
              <code>{call.path}</code>
              <Button size="small" onClick={() => void call.answer()}>
                {words.answer}
                <span {...visuallyHidden}> {call.path}</span>
              </Button>
              <Button size="small" variant="quiet" onClick={() => void call.failNetwork()}>
                {words.failNetwork}
                <span {...visuallyHidden}> {call.path}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
