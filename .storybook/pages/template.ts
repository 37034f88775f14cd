import { widths } from '../pictures/widths.ts'

const viewport = (name: string, width: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: '900px' },
  type: 'desktop' as const,
})

/** Parameters of a page template: a whole page, and the widths of the screenshots in the toolbar. */
export const templateParameters = {
  layout: 'fullscreen',
  viewport: {
    options: {
      phone: viewport('Phone', widths.phone),
      tablet: viewport('Tablet', widths.tablet),
      desktop: viewport('Desktop', widths.desktop),
    },
  },
}
