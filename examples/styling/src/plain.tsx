import '@shop/ui/theme.css'
import './plain.css'
import { show } from './jacket.tsx'

show({ page: 'page' })
