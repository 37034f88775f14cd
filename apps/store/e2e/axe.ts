import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isFull } from './projects.ts'

/**
 * What axe, with its best practices, finds on the page or in the elements of a selector: rule and elements. Contrast takes as long as
 * all other rules: on pages it is checked at night, in the gate by the stories, part by part, and by the tests of the design tokens.
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // What passed is not described, which takes as long as the checks.
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: isFull } },
  })
  if (within) axe.include(within)
  // Otherwise the results of a page without frames are joined in a page of its own, which takes three times as long.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
