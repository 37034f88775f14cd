export { createIcon, type IconProps } from './icon.tsx'
export * from './icons.tsx'
