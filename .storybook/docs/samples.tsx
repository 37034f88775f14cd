import { type ComponentType, type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import { WithLanguage } from '../../packages/ui/src/testing/examples.tsx'

/** Folder and page in the path of a file beside a component: `packages/ui/src/field/checkbox.stories.tsx`. */
export function pageOf(path: string): { folder: string; page: string } {
  const [, folder = '', page = ''] = /\/src\/([^/]+)\/([^/.]+)\.[^/]+$/.exec(path) ?? []
  return { folder, page }
}

const modules = import.meta.glob<ComponentType>('../../packages/ui/src/*/*.examples.tsx', { import: 'Example' })

/** Folder of a page that has an example. */
export const folders = new Map(Object.keys(modules).map(path => [pageOf(path).page, pageOf(path).folder]))

const examples = new Map(
  Object.entries(modules).map(([path, load]) => [pageOf(path).page, lazy(async () => ({ default: await load() }))]),
)

/** Least heights of parts that take no room themselves: at the lower edge of the window, or over a picture. */
const heights: Readonly<Record<string, number>> = { 'consent-banner': 360, 'gallery-zoom': 420 }

/** A part in English, outside the styles of the docs page; what is fixed to the window of a shop stays inside. */
export function SampleFrame({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  const frame: CSSProperties = {
    contain: 'paint',
    padding: 24,
    background: 'var(--shop-background)',
    color: 'var(--shop-text)',
    fontFamily: 'var(--shop-font-body)',
    lineHeight: 1.5,
  }
  return (
    <div className="sb-unstyled docs-sample" lang="en" dir="ltr" style={{ ...frame, ...style }}>
      <WithLanguage locale="en">
        <Suspense>{children}</Suspense>
      </WithLanguage>
    </div>
  )
}

/** The documented example of a part. */
export function Example({ of, style }: { of: string; style?: CSSProperties }) {
  const Sample = examples.get(of)
  return <SampleFrame style={{ minBlockSize: heights[of], ...style }}>{Sample && <Sample />}</SampleFrame>
}
