/** Reads the colour that a CSS colour is painted in inside an element, as `#rrggbb`; call `remove` when done. */
export function colourProbe(inside: Element) {
  const probe = document.createElement('i')
  inside.append(probe)
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return {
    read(value: string): string {
      if (!paper) throw new Error('no canvas')
      probe.style.color = value
      paper.fillStyle = getComputedStyle(probe).color
      paper.fillRect(0, 0, 1, 1)
      const [...channels] = paper.getImageData(0, 0, 1, 1).data.subarray(0, 3)
      return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
    },
    remove: () => probe.remove(),
  }
}
