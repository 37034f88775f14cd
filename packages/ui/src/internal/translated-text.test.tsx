import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { FacetsGroup } from '../facets/facets.tsx'
import { OptionPickerItem, OptionPickerItems, OptionPickerRoot } from '../option-picker/option-picker.tsx'
import { Price } from '../price/price.tsx'
import { ReviewGrade } from '../review-grade/review-grade.tsx'
import { SizeAdvisor } from '../size-advisor/size-advisor.tsx'
import { WithLanguage } from '../testing/examples.tsx'

/** What translators of browsers do: each text stands in elements of their own, and React keeps the replaced node. */
function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.data)
    text.replaceWith(font)
  }
}

const sizes = (availability: 'in_stock' | 'running_out' | 'out_of_stock') => (
  <OptionPickerRoot label="Size" name="size">
    <OptionPickerItems>
      <OptionPickerItem value="48" availability={availability}>
        48
      </OptionPickerItem>
    </OptionPickerItems>
  </OptionPickerRoot>
)

const measures = [{ name: 'chest', label: 'Chest', min: 70, max: 160 }]
const chart = [
  { value: '50', name: '50', ranges: { chest: [98, 101] } },
  { value: '52', name: '52', ranges: { chest: [102, 105] } },
] as const
const advice = (chest: string) => (
  <SizeAdvisor measures={measures} chart={chart} values={{ chest }} note={({ name }) => `${name} is not made`} />
)

it.each<[string, ReactElement, ReactElement]>([
  ['a price', <Price key="" amount={100} />, <Price key="" amount={250} />],
  ['a price that becomes a reduced one', <Price key="" amount={100} />, <Price key="" amount={100} was={120} />],
  ['the old price of the same', <Price key="" amount={100} was={110} />, <Price key="" amount={100} was={120} />],
  ['a reduced price', <Price key="" amount={100} was={120} from />, <Price key="" amount={90} was={110} />],
  ['an error', <ErrorSummary key="">Too short</ErrorSummary>, <ErrorSummary key="">Too long</ErrorSummary>],
  ['the number of reviews', <ReviewGrade key="" value={4} count={7} />, <ReviewGrade key="" value={4.5} count={8} />],
  [
    'the number of chosen filters',
    <FacetsGroup key="" title="Size" count={1} />,
    <FacetsGroup key="" title="Size" count={2} />,
  ],
  ['the note of an advised size', advice('100'), advice('103')],
  ['an advised size that is none any more', advice('100'), advice('120')],
  ['the availability of an option', sizes('running_out'), sizes('out_of_stock')],
])('%s is shown anew in a translated page', (_, before, after) => {
  const show = (part: ReactElement) => <WithLanguage locale="uk">{part}</WithLanguage>
  const { container, rerender } = render(show(before))
  translate(container)
  rerender(show(after))
  expect(container.textContent).toBe(render(show(after)).container.textContent)
})
