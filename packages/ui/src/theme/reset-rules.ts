import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { 'shop.reset': rule } })

type Restrict = (selector: string) => string

/**
 * Removes the browser's markers, borders and looks of controls. `own` restricts a selector to elements that are parts,
 * `inner` to those that are parts or in them.
 */
export function resetElements(own: Restrict, inner: Restrict): void {
  reset(own('ul, ol, summary'), { listStyle: 'none' })
  reset(own('fieldset, button'), { border: 0 })
  reset(own('fieldset'), { minInlineSize: 0 })
  reset(own('button, input, select, textarea'), { font: 'inherit', color: 'inherit' })
  reset(own('button'), { background: 'none' })
  reset(own('table'), { borderCollapse: 'collapse', inlineSize: '100%' })
  reset(inner('img, svg'), { display: 'block', maxInlineSize: '100%', blockSize: 'auto' })
  reset(inner('th'), { fontWeight: 'inherit', textAlign: 'start' })
  reset(inner('a'), { color: 'inherit' })
}

export { reset }
