'use client'
import type { ComponentPropsWithRef } from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { ZoomIcon } from '../icon/icons.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { galleryZoomData } from './gallery-zoom.data.ts'

const at = /* @__PURE__ */ anatomy<typeof galleryZoomData>('gallery-zoom')

export interface GalleryZoomButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Accessible name. @default the provider's text */
  'aria-label'?: string
}

/** Button over the gallery that opens a dialog with the `GalleryZoomView`. Renders an icon button. */
export function GalleryZoomButton({ children, ...rest }: GalleryZoomButtonProps) {
  const { messages } = useShopUi()
  return (
    <IconButton edge aria-haspopup="dialog" aria-label={messages.galleryZoom.open} {...rest}>
      {children ?? <ZoomIcon />}
    </IconButton>
  )
}

export interface GalleryZoomLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** URL of the large image: the link's target without JavaScript, in a new tab or with Ctrl. */
  href: string
  /** Description of the image, used in the accessible name. */
  label: string
}

/**
 * Slide image that opens a dialog with the `GalleryZoomView`: call `preventDefault()` in `onClick`. Without JavaScript
 * it links to the large file. Set `tabIndex={-1}` on its slide. Renders an `<a>` with an icon in its corner.
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
