import './field.css.ts'
import { vars } from './contract.css.ts'
import { below, forced, paint, scope } from './paint.ts'

const consent = scope('consent-banner')

paint(consent('root'), {
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
  color: vars.ink,
  borderBlockStart: `4px solid ${vars.accent}`,
  boxShadow: vars.float,
  '@media': {
    [below.phone]: { insetInlineStart: 0, insetBlockEnd: 0, inlineSize: '100%' },
    [forced]: { border: '2px solid' },
    print: { display: 'none' },
  },
})
paint(consent('title'), { font: `800 ${vars.sizeH4}/1.17 ${vars.fontHead}` })
paint(consent('text'), { fontSize: vars.sizeSmall, color: vars.inkSoft })
paint(consent('actions'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: '8px',
})
