'use client'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import type { iconData } from './icon.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof iconData>('icon')

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** 24 px, or 20 px beside small text. @default 'medium' */
  size?: 'medium' | 'small' | undefined
}

/**
 * Creates an icon from one path on a 24 px grid: square caps, 1.75 px stroke in the text colour. `aria-hidden`: a text
 * is beside it or names its button. `mirrorInRtl`: it points in reading direction, so the theme mirrors it in
 * right-to-left pages.
 * @default false
 */
export function createIcon(path: string, mirrorInRtl?: boolean): (props: IconProps) => ReactElement {
  return ({ size = 'medium', ...rest }) => (
    <svg
      width={size === 'small' ? 20 : 24}
      height={size === 'small' ? 20 : 24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="square"
      {...rest}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-size={size}
      data-mirrored={dataAttr(mirrorInRtl)}
      {...attrs('root')}
    >
      <path d={path} />
    </svg>
  )
}
