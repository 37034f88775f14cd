'use client'
import { createIcon } from './icon.tsx'

// Icons of the first view of a page: a bundler splits by files, and the others can come later.
export const MenuIcon = /* @__PURE__ */ createIcon('M3 6h18M3 12h18M3 18h18')
export const ArrowIcon = /* @__PURE__ */ createIcon('M4 12h15M13.5 6l6 6-6 6', true)
export const ArrowBackIcon = /* @__PURE__ */ createIcon('M20 12H5M10.5 6l-6 6 6 6', true)
export const PauseIcon = /* @__PURE__ */ createIcon('M8 5v14M16 5v14')
export const FilterIcon = /* @__PURE__ */ createIcon('M3 6h18M3 18h18M3 12h18M7 4v4M16 10v4M9 16v4')
export const PlayIcon = /* @__PURE__ */ createIcon('M7.5 4.5 19 12 7.5 19.5z')
