import type { Usage } from '../testing/usage.ts'
import { Tabs } from './index.ts'

export const usage: Usage = {
  when: ['For two to five views of one thing, of which one is read at a time: description, technical data, reviews.'],
  good: {
    text: 'Short nouns, a number where it helps.',
    Sample: () => (
      <>
        <Tabs.Root defaultValue="a" hash={false}>
          <Tabs.List aria-label="About the product">
            <Tabs.Tab value="a">Technical data</Tabs.Tab>
            <Tabs.Tab value="b" count={86}>
              Reviews
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="a">Twill, 245 g/m²</Tabs.Panel>
          <Tabs.Panel value="b">…</Tabs.Panel>
        </Tabs.Root>
      </>
    ),
  },
  bad: {
    text: 'Steps as tabs: the order is lost.',
    Sample: () => (
      <>
        <Tabs.Root defaultValue="a" hash={false}>
          <Tabs.List aria-label="About the product">
            <Tabs.Tab value="a">1. Choose</Tabs.Tab>
            <Tabs.Tab value="b">2. Pay</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="a">Twill, 245 g/m²</Tabs.Panel>
          <Tabs.Panel value="b">…</Tabs.Panel>
        </Tabs.Root>
      </>
    ),
  },
  content: ['One or two words for a tab.', 'The most important first: it is open.'],
}
