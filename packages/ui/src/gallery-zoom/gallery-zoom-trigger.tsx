'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { IconButton, type IconButtonProps } from '../button/button.tsx'
import { ZoomIcon } from '../icon/icons.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { PartElement } from '../internal/slot.tsx'
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
  /** Renders its only child instead of an `<a>`. @default false */
  asChild?: boolean | undefined
  /** Icon in the corner; `null`: none. @default a magnifier */
  icon?: ReactNode
}

/**
 * Slide image that opens a dialog with the `GalleryZoomView`: call `preventDefault()` in `onClick`. Without JavaScript
 * it links to the large file. Set `tabIndex={-1}` on its slide. Renders an `<a>` with an icon in its corner.
 */
export function GalleryZoomLink(props: GalleryZoomLinkProps) {
  const { href, label, icon = <ZoomIcon />, asChild = false, children, ...rest } = props
  const { messages } = useShopUi()
  const shared = {
    href,
    'aria-haspopup': 'dialog' as const,
    'aria-label': `${messages.galleryZoom.open}: ${label}`,
    ...rest,
    ...attrs('link'),
  }
  const wrapContent = (content: ReactNode) => (
    <>
      {content}
      {icon !== null && <span {...attrs('icon')}>{icon}</span>}
    </>
  )
  return (
    <PartElement as="a" asChild={asChild} {...shared} wrapContent={wrapContent}>
      {children}
    </PartElement>
  )
}
