import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { asyncFormMachine } from './async-form/machine.ts'
import { asyncFormStates } from './async-form/states.ts'
import { cartMachine } from './cart/machine.ts'
import { cartStates } from './cart/states.ts'
import { checkoutCalls } from './checkout/calls.ts'
import { checkoutMachine } from './checkout/machine.ts'
import { checkoutStates } from './checkout/states.ts'
import { deliveryPickerMachine } from './delivery-picker/machine.ts'
import { deliveryPickerStates } from './delivery-picker/states.ts'
import { localeMachine } from './locale/machine.ts'
import { localeStates } from './locale/states.ts'
import { modalMachine } from './modal/machine.ts'
import { modalStates } from './modal/states.ts'
import { newsletterMachine } from './newsletter/machine.ts'
import { newsletterStates } from './newsletter/states.ts'
import { ordersListMachine } from './orders-list/machine.ts'
import { ordersListStates } from './orders-list/states.ts'
import { returnRequestCalls } from './return-request/index.ts'
import { returnRequestMachine } from './return-request/machine.ts'
import { returnRequestStates } from './return-request/states.ts'
import { reviewFormMachine } from './review-form/machine.ts'
import { reviewFormStates } from './review-form/states.ts'
import { searchMachine } from './search/machine.ts'
import { searchStates } from './search/states.ts'
import { sessionCalls } from './session/calls.ts'
import { sessionMachine } from './session/machine.ts'
import { sessionStates } from './session/states.ts'
import { createFakeClient, type State, statechart, statesOf, validateMachine } from './testing/index.ts'
import { wishlistMachine } from './wishlist/machine.ts'
import { wishlistStates } from './wishlist/states.ts'

const client = createFakeClient({})

const unanswered = () => Promise.reject(new Error('Nobody asks a drawing'))

const machines: Record<string, [title: string, AnyStateMachine, states: Readonly<Record<string, string>>]> = {
  cart: ['Cart', cartMachine, cartStates],
  checkout: [
    'Checkout',
    checkoutMachine(
      checkoutCalls(client, {
        restore: async () => ({ draft: null, broken: false }),
        saveStep: async () => ({ ok: true, data: null }),
      }),
    ),
    checkoutStates,
  ],
  'async-form': [
    'A form with a draft',
    asyncFormMachine({ send: unanswered }, { form: {}, newKey: () => '', resetAfterMs: 0 }),
    asyncFormStates,
  ],
  'review-form': ['Review', reviewFormMachine({ send: unanswered }, () => ''), reviewFormStates],
  newsletter: ['Newsletter', newsletterMachine({ send: unanswered }, () => ''), newsletterStates],
  session: [
    'Session',
    sessionMachine(sessionCalls(client, { keep: () => undefined, take: () => null })),
    sessionStates,
  ],
  locale: ['Language', localeMachine({ savedLocale: () => null, load: unanswered }), localeStates],
  modal: ['Dialogs', modalMachine, modalStates],
  'delivery-picker': ['Where to', deliveryPickerMachine, deliveryPickerStates],
  wishlist: ['Wishlist with an account', wishlistMachine, wishlistStates],
  'orders-list': ['Orders', ordersListMachine, ordersListStates],
  'return-request': [
    'Exchange or return',
    returnRequestMachine(returnRequestCalls(client), Date.now, () => ''),
    returnRequestStates,
  ],
  search: ['Search', searchMachine, searchStates],
}

const pathsOf = (state: State): string[] => [state.path, ...state.children.flatMap(pathsOf)]

describe.each(Object.entries(machines))('the chart of %s', (folder, [title, machine, states]) => {
  it('is the one that is drawn in its folder', () => {
    const page = new URL(`${folder}/statechart.md`, import.meta.url)
    const drawn = statechart(title, machine, states)
    if (process.env.UPDATE) writeFileSync(page, drawn)
    expect(readFileSync(page, 'utf8')).toBe(drawn)
  })

  it('says what every state means', () => {
    expect(Object.keys(states).sort()).toEqual(pathsOf(statesOf(machine)).filter(Boolean).sort())
  })

  it('has two ends for every call, no dead end, nothing that cannot be reached', () => {
    expect(validateMachine(machine)).toEqual([])
  })
})
