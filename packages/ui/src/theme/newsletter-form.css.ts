import './field.css.ts'
import { vars } from './contract.css.ts'
import { below, paint, scope } from './paint.ts'

const newsletter = scope('newsletter-form')

paint(newsletter('root'), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 12px',
  alignItems: 'start',
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// The button stands beside the control, which is a label's height further down.
paint(`${newsletter('root')} > button`, {
  marginBlockStart: '26px',
  '@media': { [below.phone]: { marginBlockStart: 0 } },
})
paint(newsletter('status'), { gridColumn: '1 / -1', fontSize: vars.sizeSmall, fontWeight: 600 })
// Takes no room yet stays on the page: a status that appears with its text may go unheard.
paint(newsletter('status', ':empty'), { position: 'absolute' })
