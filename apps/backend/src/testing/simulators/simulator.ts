// What the simulators of outside systems have in common.
import { once } from 'node:events'
import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Env, Hono } from 'hono'
import { html } from 'hono/html'

/**
 * How outcomes are reported. `late`: held until `deliver` · `lost`: never · `forged`: with a wrong signature · `reversed`: the
 * outcome first, what came before it afterwards
 */
export const callbackModes = ['once', 'twice', 'late', 'lost', 'forged', 'reversed'] as const
export type CallbackMode = (typeof callbackModes)[number]

/** How requests of the shop are answered. `slow`: not at all while it lasts */
export const answerModes = ['right', 'slow', 'error', 'garbage'] as const
export type AnswerMode = (typeof answerModes)[number]

export interface Scenario {
  callbacks: CallbackMode
  answers: AnswerMode
}

export interface RunningSimulator {
  url: string
  close: () => Promise<void>
}

/** Serves an application on a local port; 0: a free one. */
export async function startServer<Bindings extends Env>(app: Hono<Bindings>, port: number): Promise<RunningSimulator> {
  const server = createAdaptorServer({ fetch: app.fetch })
  if (!(server instanceof Server)) throw new Error('Not a server of HTTP/1.1')
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The simulator has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const isMode = <Mode extends string>(modes: readonly Mode[], text: unknown): text is Mode =>
  modes.some(mode => mode === text)

/** Routes that switch the scenario: of every simulator, by a form or by JSON at `/simulator/scenario`. */
export function addScenarioRoute(app: Hono, scenario: Scenario, deliver: () => Promise<void>): void {
  app.post('/simulator/scenario', async context => {
    const wanted: unknown = await context.req.json()
    if (typeof wanted !== 'object' || wanted === null) return context.text('Not an object', 400)
    if ('callbacks' in wanted && isMode(callbackModes, wanted.callbacks)) scenario.callbacks = wanted.callbacks
    if ('answers' in wanted && isMode(answerModes, wanted.answers)) scenario.answers = wanted.answers
    return context.json(scenario)
  })
  app.post('/simulator/deliver', async context => {
    await deliver()
    return context.text('delivered')
  })
}

/** The answer of a broken system; null when the scenario is none. */
export async function brokenAnswer({ answers }: Scenario): Promise<Response | null> {
  if (answers === 'error') return new Response('Internal error', { status: 500 })
  if (answers === 'garbage') return new Response('<html>maintenance</html>', { status: 200 })
  if (answers === 'slow') return new Promise<Response>(() => undefined)
  return null
}

interface PaymentPage {
  title: string
  description: string
  amount: string
  /** Where the decision is posted to. */
  action: string
  callbacks: CallbackMode
}

/** The page on which a shopper pays: a real form, without scripts. */
export const paymentPage = ({ title, description, amount, action, callbacks }: PaymentPage) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <style>
        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
        form { display: grid; gap: 12px; max-width: 320px; margin: 32px auto; padding: 0 16px; }
        button, select { font: inherit; padding: 10px; }
      </style>
    </head>
    <body>
      <form method="post" action="${action}">
        <h1>${title}</h1>
        <p>${description}<br /><strong>${amount}</strong></p>
        <label>Callbacks <select name="callbacks">${callbackModes.map(
          mode => html`<option ${mode === callbacks ? 'selected' : ''}>${mode}</option>`,
        )}</select></label>
        <button name="decision" value="approve">Approve</button>
        <button name="decision" value="decline">Decline</button>
        <button name="decision" value="abandon">Abandon</button>
      </form>
    </body>
  </html>`

export type Decision = 'approve' | 'decline' | 'abandon'
export const isDecision = (text: unknown): text is Decision => isMode(['approve', 'decline', 'abandon'], text)
export const modeIn = (text: unknown, otherwise: CallbackMode): CallbackMode =>
  isMode(callbackModes, text) ? text : otherwise

/** A callback that was sent, with the shop's answer; null: no answer. */
export interface SentCallback {
  status: number | null
  text: string
}

/** Sends callbacks in the way of a scenario; holds those that are late. */
export function createCallbacks(log: SentCallback[]) {
  let held: (() => Promise<void>)[] = []
  async function send(url: string, init: RequestInit): Promise<void> {
    try {
      const answer = await fetch(url, { method: 'POST', ...init })
      log.push({ status: answer.status, text: await answer.text() })
    } catch {
      log.push({ status: null, text: '' })
    }
  }
  return {
    send,
    /** `final` reports the outcome, `earlier` the state before it. */
    async report(
      mode: CallbackMode,
      { final, earlier, forged }: Record<'final' | 'earlier' | 'forged', () => Promise<void>>,
    ) {
      if (mode === 'once') await final()
      if (mode === 'twice') await Promise.all([final(), final()])
      if (mode === 'forged') await forged()
      if (mode === 'late') held.push(final)
      if (mode === 'reversed') {
        await final()
        await earlier()
      }
    },
    async deliver() {
      const due = held
      held = []
      for (const callback of due) await callback()
    },
  }
}
