import '@shop/ui/theme.css'
import * as classes from './jacket.css.ts'
import { show } from './jacket.tsx'

show(classes)
