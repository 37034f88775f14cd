import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakpoints } from '../../packages/ui/src/theme/component-styles.ts'
import { vars } from '../../packages/ui/src/theme/contract.css.ts'
import { FoundationPage, FoundationSection, InBothSchemes, propertyOf } from './foundation-page.tsx'

const tokens = Object.entries(vars)
const named = (prefix: RegExp) => tokens.filter(([name]) => prefix.test(name))

/** Bars as long as the distance. */
const Bars = ({ prefix }: { prefix: RegExp }) => (
  <ul style={{ display: 'grid', gap: 8 }}>
    {named(prefix).map(([name, value]) => (
      <li key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <code style={{ inlineSize: '14rem' }}>{propertyOf(value)}</code>
        <span style={{ inlineSize: value, blockSize: 16, background: vars.accentLine }} />
      </li>
    ))}
  </ul>
)

const box = { inlineSize: 120, blockSize: 80, background: vars.surface, border: `1px solid ${vars.borderControl}` }

const meta = {
  title: 'Foundations/Space and shape',
  tags: ['!autodocs', 'night'],
  render: () => (
    <FoundationPage
      title="Space and shape"
      lead="A grid of 4 px. Margins of the page and distances between its sections grow with the window; everything else has a step of the scale."
    >
      <FoundationSection title="Space" text="The number is a multiple of 4 px: --shop-space-4 is 16 px.">
        <Bars prefix={/^space\d/} />
      </FoundationSection>
      <FoundationSection title="Fluid space" text="Side margin of the page, distance between its sections.">
        <Bars prefix={/^space[GS]/} />
      </FoundationSection>
      <FoundationSection
        title="Targets"
        text="Least size of what is pressed with a finger, and height of a field or a button. With a mouse 24 px are enough (WCAG 2.5.8)."
      >
        <Bars prefix={/^size/} />
      </FoundationSection>
      <FoundationSection
        title="Radius and elevation"
        text="Corners of check boxes, of controls, of what lies over the page, and of pills. Only what lies over the page has a shadow."
      >
        <InBothSchemes>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, padding: 16 }}>
            {named(/^radius/).map(([name, value]) => (
              <div key={name} style={{ ...box, borderRadius: value, padding: 8 }}>
                <code>{propertyOf(value)}</code>
              </div>
            ))}
            {named(/^elevation/).map(([name, value]) => (
              <div key={name} style={{ ...box, border: 0, boxShadow: value, padding: 8, overflowWrap: 'anywhere' }}>
                <code>{propertyOf(value)}</code>
              </div>
            ))}
          </div>
        </InBothSchemes>
      </FoundationSection>
      <FoundationSection
        title="Breakpoints and grid"
        text="A part asks for the width of the window only where it must; lists of cards fill their container by themselves."
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Media query</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(breakpoints).map(([name, query]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <code>{query}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta
export default meta

/** Space scale, sizes of targets, radius, elevation, breakpoints. */
export const Scales: StoryObj<typeof meta> = {}
