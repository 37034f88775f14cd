import '@shop/ui/theme.css'
import classes from './jacket.module.css'
import { show } from './jacket.tsx'

show(classes)
