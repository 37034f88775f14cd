import './tailwind-first.css'
import { show } from './jacket.tsx'
import { utilities } from './utilities.ts'

show(utilities)
