// The look of the parts that most pages do without: loaded beside theme.css where they are used.
import './choice-cards.css.ts'
import './order-timeline.css.ts'
import './upload.css.ts'
import './select.css.ts'
import './date-field.css.ts'
import './popover.css.ts'
import './tooltip.css.ts'
import './address-form.css.ts'
