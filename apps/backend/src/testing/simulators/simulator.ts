// What the simulators of outside systems have in common.
import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type Env, Hono } from 'hono'
import { html } from 'hono/html'
import { listen } from '../listen.ts'

/**
 * How outcomes are reported. `late`: held until `deliver` · `lost`: never · `forged`: with a wrong signature · `reversed`: the
 * outcome first, what came before it afterwards
 */
export const callbackModes = ['once', 'twice', 'late', 'lost', 'forged', 'reversed'] as const
export type CallbackMode = (typeof callbackModes)[number]

/** How requests of the shop are answered. `slow`: not at all while it lasts */
const answerModes = ['right', 'slow', 'error', 'garbage'] as const
type AnswerMode = (typeof answerModes)[number]

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
  return {
    url: `http://127.0.0.1:${await listen(server, port)}`,
    async close() {
      server.closeAllConnections()
      await server[Symbol.asyncDispose]()
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
const isDecision = (text: unknown): text is Decision => isMode(['approve', 'decline', 'abandon'], text)

/** A callback that was sent, with the shop's answer; null: no answer. */
interface SentCallback {
  status: number | null
  text: string
}

/** A provider of payments. */
export interface PaymentSimulator extends RunningSimulator {
  scenario: Scenario
  callbacks: SentCallback[]
  /** Sends the callbacks that are held. */
  deliver: () => Promise<void>
  /** Environment of a shop that uses it; `PUBLIC_URL` is the shop's own. */
  variables: Record<string, string>
}

/** A payment whose page was opened. */
interface OpenedPayment {
  /** Where the shopper comes back to. */
  returnUrl: string
  isDecided: boolean
  /** Notes the decision. `final` reports the outcome, `earlier` the state before it. */
  decide: (isApproved: boolean) => Record<'final' | 'earlier' | 'forged', () => Promise<void>>
}

/** What simulators of providers have in common: the scenario, the decision of the shopper and the callbacks about it. */
export function createPaymentSimulator(path: `${string}:payment`, find: (payment: string) => OpenedPayment | null) {
  const scenario: Scenario = { callbacks: 'once', answers: 'right' }
  const callbacks: SentCallback[] = []
  const app = new Hono()
  const held: (() => Promise<void>)[] = []
  async function deliver() {
    for (const callback of held.splice(0)) await callback()
  }
  addScenarioRoute(app, scenario, deliver)
  app.post(path, async context => {
    const payment = find(context.req.param('payment') ?? '')
    const form = await context.req.parseBody()
    if (!payment || !isDecision(form.decision)) return context.text('No such payment', 404)
    if (form.decision !== 'abandon' && !payment.isDecided) {
      const mode = isMode(callbackModes, form.callbacks) ? form.callbacks : scenario.callbacks
      const { final, earlier, forged } = payment.decide(form.decision === 'approve')
      if (mode === 'late') held.push(final)
      if (mode === 'forged') await forged()
      if (mode === 'twice') await Promise.all([final(), final()])
      if (mode === 'once' || mode === 'reversed') await final()
      if (mode === 'reversed') await earlier()
    }
    return context.redirect(payment.returnUrl, 303)
  })
  return {
    app,
    scenario,
    /** Posts a callback; the shop's answer is kept. */
    async send(url: string, init: RequestInit): Promise<SentCallback> {
      const sent = await fetch(url, { method: 'POST', ...init }).then(
        async answer => ({ status: answer.status, text: await answer.text() }),
        () => ({ status: null, text: '' }),
      )
      callbacks.push(sent)
      return sent
    },
    /** Decides without a browser: as the payment page does. */
    decideAt: (url: string, decision: Decision, mode = scenario.callbacks): Promise<Response> =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ decision, callbacks: mode }), redirect: 'manual' }),
    start: async (port: number) => ({ ...(await startServer(app, port)), scenario, callbacks, deliver }),
  }
}
