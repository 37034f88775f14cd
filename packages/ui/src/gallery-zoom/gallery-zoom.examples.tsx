import { GalleryZoom } from '@shop/ui/gallery-zoom'
import { Modal } from '@shop/ui/modal'
import { useState } from 'react'

export function Example() {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <GalleryZoom.Link
        href="/goods/jacket-front.svg"
        label="Work jacket"
        onClick={event => {
          event.preventDefault()
          setOpen('zoom')
        }}
      >
        <img src="/goods/jacket-front.svg" alt="" />
      </GalleryZoom.Link>
      <GalleryZoom.Trigger onClick={() => setOpen('zoom')} />
      <Modal.Root name={open} onNameChange={setOpen}>
        <Modal.Content name="zoom">
          <Modal.Header>
            <Modal.Title>Work jacket</Modal.Title>
            <Modal.Close />
          </Modal.Header>
          <Modal.Body>
            <GalleryZoom.View>
              <img src="/goods/jacket-front.svg" alt="Work jacket from the front" />
            </GalleryZoom.View>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}
