import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { isFull } from './projects.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe, with its best practices, finds on the page or in the elements of a selector: rule and elements. */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // Contrast takes as long as all other rules: on pages it is checked at night, in the gate by the stories, part by part, and by the
  // tests of the design tokens. What passed is not described, which takes as long as the checks.
  const options: axe.RunOptions = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: isFull } } }
  // Not by `@axe-core/playwright`: its report of the whole result takes a third of the time.
  await page.evaluate(axe.source)
  return page.evaluate(
    async ([place, chosen]) => {
      const { violations } = await window.axe.run(place, chosen)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    [within ?? ':root', options] as const,
  )
}
