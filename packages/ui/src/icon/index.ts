export { type IconProps, icon } from './icon.tsx'
export * from './icons.tsx'
