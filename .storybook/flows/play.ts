import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CallResult } from '../../packages/flows/src/testing/index.ts'

type Canvas = ReturnType<typeof within>

/** A panel, also while a dialog hides it. */
const panel = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name, hidden: true }))

/** The panel of the shop's components. */
export const shopPanel = (canvas: Canvas) => panel(canvas, 'What the shopper sees')

/** Fills in the fields of an event and sends it by its button. */
export async function sendEvent(
  canvas: Canvas,
  type: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [button] = panel(canvas, 'Events').getAllByRole('button', { name: type })
  const form = button?.closest('form')
  if (!button || !form) throw new Error(`No event ${type}`)
  for (const [name, value] of Object.entries(fields)) {
    const field = within(form).getByLabelText(name)
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, value)
    else {
      await userEvent.clear(field)
      if (value) await userEvent.type(field, value)
    }
  }
  await userEvent.click(button)
}

/** Waits until a state of this name is active. */
export async function waitForState(canvas: Canvas, state: string): Promise<void> {
  const active = () =>
    within(panel(canvas, 'States').getByRole('list', { name: 'Active states', hidden: true }))
      .getAllByText(/./, { selector: 'b > code' })
      .map(({ textContent }) => textContent?.split('.').at(-1))
  await waitFor(() => expect(active(), 'active states').toContain(state))
}

/** Sets the result of future calls. */
export const setNetworkConditions = async (canvas: Canvas, result: CallResult): Promise<void> =>
  userEvent.selectOptions(panel(canvas, 'Network').getByLabelText('Result'), result)

/** Ends the oldest pending call. */
export async function endCall(canvas: Canvas, how: 'answer' | 'failNetwork'): Promise<void> {
  const name = how === 'answer' ? /^Answer/ : /^Fail the network/
  const [button] = await panel(canvas, 'Network').findAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

/** Waits for a log entry. */
export async function waitForLog(canvas: Canvas, text: RegExp): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('log', { hidden: true })).toHaveTextContent(text))
}

/** Reloads the tab. */
export const reloadTab = async (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Reload the tab' }))
