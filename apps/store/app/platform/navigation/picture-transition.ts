import './picture-transition.css'

const CARD = '[data-scope="product-card"][data-part="root"]'
const CARD_PICTURE = '[data-scope="product-card"][data-part="media"]'
const GALLERY_PICTURE = '.gallery [data-scope="gallery"][data-part="viewport"]'
/** As `picture-transition.css` has it. */
const NAME = 'product-picture'

/**
 * Moves the picture of a pressed card to the gallery of its product, and back to the card. A name belongs to one element of a page,
 * so a card has it only when it was pressed, and not beside a gallery.
 */
export function movePictures(window: Window): void {
  const { document } = window
  if (!('startViewTransition' in document)) return
  const hasGallery = () => document.querySelector(GALLERY_PICTURE) !== null
  let pressedPath: string | undefined
  let named: HTMLElement | null | undefined
  const setNamed = (card: Element | null | undefined) => {
    named?.style.removeProperty('view-transition-name')
    named = card?.querySelector<HTMLElement>(CARD_PICTURE)
    named?.style.setProperty('view-transition-name', NAME)
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link) return
      pressedPath = link.pathname
      setNamed(hasGallery() ? undefined : link.closest(CARD))
    },
    true,
  )

  const findCard = () =>
    [...document.querySelectorAll(CARD)].find(card =>
      [...card.querySelectorAll('a')].some(({ pathname }) => pathname === pressedPath),
    )
  // The list of before is rendered anew: its card gets the name before the browser takes the picture of the new page.
  const returned = new MutationObserver((_, observer) => {
    if (hasGallery()) return
    observer.disconnect()
    setNamed(findCard())
  })
  window.addEventListener('popstate', () => {
    returned.disconnect()
    setNamed(undefined)
    if (hasGallery()) returned.observe(document.body, { childList: true, subtree: true })
  })
}
