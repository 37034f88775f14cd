import './field-controls.css.ts'
import './combobox.css.ts'
import { breakpoints, componentStyle, partSelector } from './component-styles.ts'

const address = partSelector('address-form')

componentStyle(address('root'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '20px 16px',
  alignItems: 'start',
})
componentStyle(address('field'), {
  gridColumn: 'span 3',
  '@media': { [breakpoints.phone]: { gridColumn: '1 / -1' } },
})
componentStyle(address('field', '[data-width="full"]'), { gridColumn: '1 / -1' })
componentStyle(address('field', '[data-width="third"]'), {
  gridColumn: 'span 2',
  '@media': { [breakpoints.phone]: { gridColumn: 'span 3' } },
})
