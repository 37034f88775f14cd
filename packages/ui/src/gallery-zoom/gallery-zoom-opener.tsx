'use client'
import type { ComponentPropsWithRef } from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { ZoomIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { galleryZoomData } from './gallery-zoom.data.ts'

const at = /* @__PURE__ */ anatomy<typeof galleryZoomData>('gallery-zoom')

export interface GalleryZoomButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Name of the button, when the provider's word does not fit. */
  'aria-label'?: string
}

/** Over the stage of a gallery: opens your dialog with the `GalleryZoomView`. Renders an icon button. */
export function GalleryZoomButton({ children, ...rest }: GalleryZoomButtonProps) {
  const { messages } = useShopUi()
  return (
    <IconButton edge aria-haspopup="dialog" aria-label={messages.galleryZoom.open} {...rest}>
      {children ?? <ZoomIcon />}
    </IconButton>
  )
}

export interface GalleryZoomLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The large file: where the link leads without scripts, in another tab or with Ctrl. */
  href: string
  /** What the picture shows; its name follows the word for enlarging. */
  label: string
}

/**
 * A slide's picture, its child, that opens your dialog with the `GalleryZoomView`: call `preventDefault()` in `onClick`. Without
 * scripts it leads to the large file. Give its slide `tabIndex={-1}`. Renders an `<a>` with a sign in its corner.
 */
export function GalleryZoomLink({ href, label, children, ...rest }: GalleryZoomLinkProps) {
  const { messages } = useShopUi()
  return (
    <a
      href={href}
      aria-haspopup="dialog"
      aria-label={`${messages.galleryZoom.open}: ${label}`}
      {...rest}
      {...at('link')}
    >
      {children}
      <span {...at('sign')}>
        <ZoomIcon />
      </span>
    </a>
  )
}
