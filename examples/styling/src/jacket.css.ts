import { vars } from '@shop/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space6,
  justifyItems: 'start',
  padding: vars.space6,
})
export const button = style({ borderRadius: 20 })
export const stepper = style({ borderRadius: 20 })

// A part inside that gets no class of its own.
globalStyle(`${stepper} [data-part="input"]`, { fontWeight: 700 })
