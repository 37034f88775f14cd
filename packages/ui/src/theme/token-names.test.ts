import { expect, expectTypeOf, test } from 'vitest'
import { vars } from './contract.css.ts'
import type { AccentTokens, TokenName, TokenValues } from './index.ts'

test('each token is known by its name', () => {
  expectTypeOf<'--shop-radius'>().toExtend<TokenName>()
  expectTypeOf<'--shop-on-accent'>().toExtend<TokenName>()
  expectTypeOf<'--shop-raduis'>().not.toExtend<TokenName>()
  expectTypeOf<keyof AccentTokens>().toExtend<TokenName>()
  expectTypeOf(vars.textMuted).toEqualTypeOf<'var(--shop-text-muted)'>()
  expect(vars.textMuted).toBe('var(--shop-text-muted)')
})

test('values are for the tokens that there are', () => {
  expectTypeOf<{ '--shop-radius': '4px' }>().toExtend<TokenValues>()
  expectTypeOf<'--shop-raduis'>().not.toExtend<keyof TokenValues>()
})
