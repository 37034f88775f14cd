'use client'
import type { ComponentPropsWithRef } from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { ZoomIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { galleryZoomData } from './gallery-zoom.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof galleryZoomData>('gallery-zoom')

export interface GalleryZoomTriggerProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Accessible name. @default the provider's text */
  'aria-label'?: string
}

/** Button over the gallery that opens a dialog with the `GalleryZoomView`. Renders an icon button. */
export function GalleryZoomTrigger({ children, ...rest }: GalleryZoomTriggerProps) {
  const { messages } = useShopUi()
  return (
    <IconButton outlined aria-haspopup="dialog" aria-label={messages.galleryZoom.open} {...rest}>
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
      {...attrs('link')}
    >
      {children}
      <span {...attrs('icon')}>
        <ZoomIcon />
      </span>
    </a>
  )
}
