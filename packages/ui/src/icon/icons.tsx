'use client'
import { createIcon } from './icon.tsx'

export * from './first-view-icons.tsx'

export const SearchIcon = /* @__PURE__ */ createIcon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21')
export const UserIcon = /* @__PURE__ */ createIcon('M8 4h8v7H8zM3.5 21v-4.5l3-2.5h11l3 2.5V21z')
export const HeartIcon = /* @__PURE__ */ createIcon('M12 20.5 3.5 12V7L6.5 4H9l3 3 3-3h2.5l3 3v5z')
export const CartIcon = /* @__PURE__ */ createIcon('M2 3.5h3.5L8 15.5h10.5L21 6.5H6.2 M8 19h2v2H8zM16.5 19h2v2h-2z')
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14')
export const CloseIcon = /* @__PURE__ */ createIcon('M5 5l14 14M19 5 5 19')
export const DownIcon = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6')
export const RightIcon = /* @__PURE__ */ createIcon('m9.5 6 6 6-6 6', true)
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 20V5M6 10.5l6-6 6 6')
export const CheckIcon = /* @__PURE__ */ createIcon('m4.5 12.5 5 5 10-11')
export const AlertIcon = /* @__PURE__ */ createIcon('M12 3.5 22 20.5H2zM12 10v5M12 17.2v.6')
export const InfoIcon = /* @__PURE__ */ createIcon('M3.5 3.5h17v17h-17zM12 11v6M12 7v.6')
export const TrashIcon = /* @__PURE__ */ createIcon('M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6')
export const TruckIcon = /* @__PURE__ */ createIcon(
  'M2 5.5h12v11H2zM14 9.5h4.5l3.5 4v3h-8zM5 16.5v3h3v-3M16 16.5v3h3v-3',
)
export const SwapIcon = /* @__PURE__ */ createIcon('M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4')
export const ScalesIcon = /* @__PURE__ */ createIcon('M12 3.5v17M7 20.5h10M4 6.5h16M4.5 6.5l-3 8h6zM19.5 6.5l-3 8h6z')
export const ShieldIcon = /* @__PURE__ */ createIcon('M4 3.5h16v10L12 21l-8-7.5z')
export const RulerIcon = /* @__PURE__ */ createIcon('M2.5 8h19v8h-19zM6.5 8v3M10.5 8v4.5M14.5 8v3M18 8v4.5')
export const StarIcon = /* @__PURE__ */ createIcon(
  'm12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z',
)
export const ZoomIcon = /* @__PURE__ */ createIcon('M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7')
export const PinIcon = /* @__PURE__ */ createIcon('M12 21.5 5 12.5V4h14v8.5zM9.5 7.5h5v4h-5z')
export const BoxIcon = /* @__PURE__ */ createIcon(
  'M3.5 4h17v16h-17zM3.5 12h17M12 4v16M8 7.5v1M16 7.5v1M8 15.5v1M16 15.5v1',
)
export const HomeIcon = /* @__PURE__ */ createIcon('M3.5 20.5v-10L12 3.5l8.5 7v10h-6v-6h-5v6z')
export const SignOutIcon = /* @__PURE__ */ createIcon('M14 4H4v16h10M10 12h11M16.5 7.5 21 12l-4.5 4.5', true)
export const EditIcon = /* @__PURE__ */ createIcon('M4 20v-4.5L15.5 4 20 8.5 8.5 20z')
export const CardIcon = /* @__PURE__ */ createIcon('M2.5 5h19v14h-19zM2.5 9.5h19M6 15h4')
export const ListIcon = /* @__PURE__ */ createIcon('M4 3.5h16v17H4zM8 8.5h8M8 12.5h8M8 16.5h5')
export const EyeIcon = /* @__PURE__ */ createIcon('M2 12l5-5.5h10l5 5.5-5 5.5H7zM9.5 9.5h5v5h-5z')
export const EyeOffIcon = /* @__PURE__ */ createIcon('M2 12l5-5.5h10l5 5.5-5 5.5H7zM9.5 9.5h5v5h-5zM4.5 21 19.5 3')
export const SunIcon = /* @__PURE__ */ createIcon(
  'M8 8h8v8H8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1',
)
export const MoonIcon = /* @__PURE__ */ createIcon('M13.5 3.5 9 8v6l4.5 4.5H20L17.5 21h-8L4 15.5v-7L9.5 3.5z')
