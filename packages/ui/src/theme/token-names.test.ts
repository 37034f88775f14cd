import { expect, expectTypeOf, test } from 'vitest'
import { vars } from './contract.css.ts'
import type { AccentTokens, TokenName, TokenValues } from './index.ts'

test('each token is known by its name', () => {
  expectTypeOf<'--shop-radius'>().toExtend<TokenName>()
  expectTypeOf<'--shop-on-accent'>().toExtend<TokenName>()
  expectTypeOf<'--shop-raduis'>().not.toExtend<TokenName>()
  expectTypeOf<keyof AccentTokens>().toExtend<TokenName>()
  expectTypeOf(vars.textMuted).toEqualTypeOf<'var(--shop-text-muted)'>()
})

test('a value for a token that is mistyped does not compile', () => {
  const values = { '--shop-radius': '4px' } satisfies TokenValues
  // @ts-expect-error -- there is no such token
  const mistyped: TokenValues = { '--shop-raduis': '4px' }
  expect(Object.keys(values)).not.toEqual(Object.keys(mistyped))
})
