import '@shop/ui/theme/modal.css'
import '@shop/ui/theme/gallery-zoom.css'
import './zoom-dialog.css'
import type { Image } from '@shop/contract'
import { GalleryZoom } from '@shop/ui/gallery-zoom'
import { Modal } from '@shop/ui/modal'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Picture } from '../../../platform/pictures/picture.tsx'

interface ZoomDialogProps {
  /** Name of the product. */
  name: string
  images: readonly Image[]
  /** Index of the shown picture. */
  index: number
  open: boolean
  /** Attribute `sizes` of the pictures in the gallery, so that the unzoomed view reuses the loaded files. */
  sizes: string
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** Attribute `sizes` of a zoomed picture: selects the widest file. */
const LARGEST = '1200px'

/** Dialog with the product's pictures, which can be zoomed. */
export function ZoomDialog({ name, images, index, open, sizes, onIndexChange, onClose }: ZoomDialogProps) {
  const [isNear, setNear] = useState(false)
  const { pathname } = useLocation()
  const image = images[index]
  return (
    <Modal.Root name={open ? 'zoom' : null} route={pathname} onNameChange={onClose}>
      <Modal.Content name="zoom" className="zoom-dialog">
        <Modal.Header>
          <Modal.Title>{name}</Modal.Title>
          <Modal.Close />
        </Modal.Header>
        <Modal.Body>
          <GalleryZoom.View
            index={index}
            count={images.length}
            onIndexChange={onIndexChange}
            onLevelChange={level => setNear(level > 1)}
          >
            {image && <Picture key={image.src} image={image} sizes={isNear ? LARGEST : sizes} eager />}
          </GalleryZoom.View>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
