import './field.css.ts'
import { breakpoints, componentStyle, partSelector, selectorList } from './component-styles.ts'
import { vars } from './contract.css.ts'

const newsletter = partSelector('newsletter-form')

componentStyle(newsletter('root'), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 12px',
  alignItems: 'start',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// Aligns the button with the control, which is below its label.
componentStyle(`${newsletter('root')} > button`, {
  marginBlockStart: '26px',
  '@media': { [breakpoints.phone]: { marginBlockStart: 0 } },
})
componentStyle(selectorList(newsletter('status'), newsletter('error')), {
  gridColumn: '1 / -1',
  fontSize: vars.typeSmall,
  fontWeight: 600,
})
componentStyle(newsletter('error'), { color: vars.danger })
componentStyle(`[data-surface="inverse"] ${newsletter('error')}`, { color: vars.inverseDanger })
// Takes no space while empty but stays in the DOM: a status that is inserted with its text may not be announced.
componentStyle(newsletter('status', ':empty'), { position: 'absolute' })
