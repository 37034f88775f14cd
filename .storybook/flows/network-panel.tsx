import { useState } from 'react'
import { type CallResult, callResults, type FakeNetwork } from '../../packages/flows/src/testing/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import * as css from './flow-page.css.ts'

export type CallPath = Parameters<FakeNetwork['conditions']>[0]

const labels: Readonly<Record<CallResult, string>> = {
  answered: 'Answered',
  held: 'Held until you end it',
  requestLost: 'Request lost',
  answerLost: 'Executed, answer lost',
  conflict: 'Rejected, 409: conflict',
  invalid: 'Rejected, 422: invalid data',
  rate_limited: 'Rejected, 429: too many requests',
  server: 'Server error, 500',
}

/** Latency and result of future calls of the flow, and buttons that end pending ones. */
export function NetworkPanel({ network, paths }: { network: FakeNetwork; paths: readonly CallPath[] }) {
  const [path, choose] = useState<CallPath>()
  const [, rerender] = useState(0)
  const current = network.conditions(path ?? paths[0] ?? '/api/cart/show')
  const change = (next: Parameters<FakeNetwork['change']>[0]) => {
    network.change(next, path)
    rerender(count => count + 1)
  }
  return (
    <>
      <label className={css.field}>
        Call
        <select value={path ?? ''} onChange={({ target }) => choose(paths.find(one => one === target.value))}>
          <option value="">All calls</option>
          {paths.map(one => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        Result
        <select
          value={current.result}
          onChange={({ target }) => change({ result: callResults.find(one => one === target.value) ?? current.result })}
        >
          {callResults.map(result => (
            <option key={result} value={result}>
              {labels[result]}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        Latency, ms
        <input
          type="number"
          min={0}
          step={100}
          value={current.latency}
          onChange={({ target }) => change({ latency: Math.max(0, Number(target.value)) })}
        />
      </label>
      <h3>Pending calls</h3>
      {network.pendingCalls.length === 0 && <p>No call is pending.</p>}
      {network.pendingCalls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: calls have no ids, and the oldest is first
        <div key={`${call.path} ${index}`} className={css.event}>
          <code>{call.path}</code>
          <Button size="small" aria-label={`Answer ${call.path}`} onClick={() => void call.answer()}>
            Answer
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Fail the network ${call.path}`}
            onClick={() => void call.failNetwork()}
          >
            Fail the network
          </Button>
        </div>
      ))}
    </>
  )
}
