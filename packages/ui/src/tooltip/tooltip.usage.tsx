import { Button } from '../button/index.ts'
import { ScalesIcon } from '../icon/icons.tsx'
import type { Usage } from '../testing/usage.ts'

/** The look of a shown tooltip: a real one hides as soon as the pointer leaves. */
const Shown = ({ children }: { children: string }) => (
  <span data-scope="tooltip" data-part="content" data-state="open" style={{ position: 'static', animation: 'none' }}>
    {children}
  </span>
)

export const usage: Usage = {
  when: ['For a short addition to a control that is understood without it.', 'For the key of a shortcut.'],
  good: {
    text: 'The button says what it does; the tooltip adds the limit.',
    Sample: () => (
      <>
        <Button>Compare</Button>
        <Shown>Up to four products side by side</Shown>
      </>
    ),
  },
  bad: {
    text: 'On a phone nobody learns what the picture means: write it on the button.',
    Sample: () => (
      <>
        <Button aria-label="Compare">
          <ScalesIcon />
        </Button>
        <Shown>Compare</Shown>
      </>
    ),
  },
  content: ['One phrase without a full stop.', 'No links, no figures that a buyer needs to decide.'],
}
