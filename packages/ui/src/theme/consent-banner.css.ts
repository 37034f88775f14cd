import './field.css.ts'
import { breakpoints, componentStyle, forcedColors, partSelector } from './component-styles.ts'
import { vars } from './contract.css.ts'

const consent = partSelector('consent-banner')

componentStyle(consent('root'), {
  position: 'fixed',
  insetInlineStart: '16px',
  insetBlockEnd: '16px',
  zIndex: 50,
  inlineSize: 'min(100% - 32px, 480px)',
  maxBlockSize: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  display: 'grid',
  gap: '12px',
  padding: '20px',
  background: vars.surface,
  color: vars.text,
  borderBlockStart: `4px solid ${vars.accent}`,
  boxShadow: vars.elevationOverlay,
  '@media': {
    [breakpoints.phone]: { insetInlineStart: 0, insetBlockEnd: 0, inlineSize: '100%' },
    [forcedColors]: { border: '2px solid' },
    print: { display: 'none' },
  },
})
componentStyle(consent('title'), { font: `800 ${vars.typeH4}/1.17 ${vars.fontHeading}` })
componentStyle(consent('description'), { fontSize: vars.typeSmall, color: vars.textMuted })
componentStyle(consent('footer'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: '8px',
})
