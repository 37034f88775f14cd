// The look of every part.
import './theme.css.ts'
import './extra.css.ts'
