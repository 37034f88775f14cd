import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { asyncFormMachine } from './async-form/machine.ts'
import { asyncFormStates } from './async-form/states.ts'
import { cartMachine } from './cart/machine.ts'
import { cartStates } from './cart/states.ts'
import { checkoutMachine } from './checkout/machine.ts'
import { checkoutStates } from './checkout/states.ts'
import { modalMachine } from './modal/machine.ts'
import { modalStates } from './modal/states.ts'
import { newsletterMachine } from './newsletter/machine.ts'
import { newsletterStates } from './newsletter/states.ts'
import { returnRequestMachine } from './return-request/machine.ts'
import { returnRequestStates } from './return-request/states.ts'
import { reviewFormMachine } from './review-form/machine.ts'
import { reviewFormStates } from './review-form/states.ts'
import { searchMachine } from './search/machine.ts'
import { searchStates } from './search/states.ts'
import { sessionMachine } from './session/machine.ts'
import { sessionStates } from './session/states.ts'
import { type State, statechart, statesOf, validateMachine } from './testing/index.ts'
import { wishlistMachine } from './wishlist/machine.ts'
import { wishlistStates } from './wishlist/states.ts'

const machines: Record<string, [title: string, AnyStateMachine, states: Readonly<Record<string, string>>]> = {
  cart: ['Cart', cartMachine, cartStates],
  checkout: ['Checkout', checkoutMachine, checkoutStates],
  'async-form': ['A form with a draft', asyncFormMachine, asyncFormStates],
  'review-form': ['Review', reviewFormMachine, reviewFormStates],
  newsletter: ['Newsletter', newsletterMachine, newsletterStates],
  session: ['Session', sessionMachine, sessionStates],
  modal: ['Dialogs', modalMachine, modalStates],
  wishlist: ['Wishlist with an account', wishlistMachine, wishlistStates],
  'return-request': ['Exchange or return', returnRequestMachine, returnRequestStates],
  search: ['Search', searchMachine, searchStates],
}

const pathsOf = (state: State): string[] => [state.path, ...state.children.flatMap(pathsOf)]

describe.each(Object.entries(machines))('the statechart of %s', (folder, [title, machine, states]) => {
  it('is up to date', () => {
    const page = new URL(`${folder}/statechart.md`, import.meta.url)
    const drawn = statechart(title, machine, states)
    if (process.env.UPDATE) writeFileSync(page, drawn)
    expect(readFileSync(page, 'utf8')).toBe(drawn)
  })

  it('describes every state', () => {
    expect(Object.keys(states).sort()).toEqual(pathsOf(statesOf(machine)).filter(Boolean).sort())
  })

  it('handles done and error of every actor and has no dead end and no unreachable state', () => {
    expect(validateMachine(machine)).toEqual([])
  })
})
