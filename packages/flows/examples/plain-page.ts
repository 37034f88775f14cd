/** A cart on a page without a framework: selections write into the DOM, `data-action` on any element sends an event. */
import type { CartFlow } from '@shop/flows/cart'

/** Connects the elements below `root`; returns how to disconnect them. */
export function connectCart(root: HTMLElement, cart: CartFlow): () => void {
  const count = cart.select(view => view.count)
  const lines = cart.select(view => view.lines)

  const showCount = () => {
    for (const badge of root.querySelectorAll('[data-cart="count"]')) badge.textContent = String(count.get())
  }
  const showLines = () => {
    const list = root.querySelector('[data-cart="lines"]')
    list?.replaceChildren(
      ...lines.get().map(line => {
        const item = document.createElement('li')
        const remove = document.createElement('button')
        item.textContent = `${line.name} × ${line.count} `
        item.toggleAttribute('aria-busy', line.pending)
        remove.type = 'button'
        remove.textContent = 'Remove'
        remove.addEventListener('click', () => cart.send({ type: 'cart.remove', lineId: line.id }))
        item.append(remove)
        return item
      }),
    )
  }
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-add]') : null
    if (button) cart.send({ type: 'cart.add', productId: Number(button.dataset.add) })
  }

  root.addEventListener('click', onClick)
  const unsubscribe = [count.subscribe(showCount), lines.subscribe(showLines)]
  cart.start()
  showCount()
  showLines()
  return () => {
    root.removeEventListener('click', onClick)
    for (const one of unsubscribe) one()
    cart.stop()
  }
}
