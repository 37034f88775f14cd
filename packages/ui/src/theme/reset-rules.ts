import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { 'shop.reset': rule } })

/** Removes the browser's margins, markers and looks of controls from the elements that `within` restricts a selector to. */
export function resetElements(within: (selector: string) => string): void {
  reset(within('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote'), { margin: 0 })
  reset(within('ul, ol, fieldset'), { padding: 0 })
  reset(within('ul, ol'), { listStyle: 'none' })
  reset(within('fieldset'), { border: 0, minInlineSize: 0 })
  reset(within('legend'), { padding: 0 })
  reset(within('img, svg'), { display: 'block', maxInlineSize: '100%', blockSize: 'auto' })
  reset(within('button, input, select, textarea'), { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
  reset(within('button'), { border: 0, background: 'none', padding: 0, cursor: 'pointer', textAlign: 'inherit' })
  reset(within('table'), { borderCollapse: 'collapse', inlineSize: '100%' })
  reset(within('th'), { fontWeight: 'inherit', textAlign: 'start' })
  reset(within('a'), { color: 'inherit' })
  reset(within('summary'), { cursor: 'pointer', listStyle: 'none' })
}

export { reset }
