import { type ComponentType, lazy, Suspense } from 'react'
import { WithLanguage } from '../../packages/ui/src/testing/examples.tsx'
import { docsIdOf } from '../docs-frame.ts'
import { WhenNear } from '../when-near.tsx'

const examples = import.meta.glob<ComponentType>('../../packages/ui/src/*/*.examples.tsx', { import: 'Example' })

const samples = new Map(
  Object.entries(examples).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    lazy(async () => ({ default: await load() })),
  ]),
)

/** The documented example of a part at work, with a link to its page. `of` is the part's folder. */
export function PartSample({ of }: { of: string }) {
  const Sample = samples.get(of)
  const id = docsIdOf(`packages/ui/src/${of}/${of}.stories.tsx`)
  if (!Sample) throw new Error(`packages/ui/src/${of} has no example`)
  return (
    <>
      <WhenNear>
        {/* A block of its own: what is fixed to the window in a shop stays inside. */}
        <div
          className="sb-unstyled"
          style={{ contain: 'paint', padding: 24, border: '1px solid #8885', borderRadius: 4 }}
        >
          <WithLanguage locale="en">
            <Suspense fallback={null}>
              <Sample />
            </Suspense>
          </WithLanguage>
        </div>
      </WhenNear>
      {id && (
        <p>
          <a href={`./?path=/docs/${id}`} target="_top">
            States, props and keys
          </a>
        </p>
      )}
    </>
  )
}
