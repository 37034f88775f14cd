import { type ComponentType, lazy, Suspense } from 'react'
import { pageOf } from '../docs/pages.ts'
import { roomOf, SampleFrame } from '../docs/usage.tsx'
import { docsIdOf } from '../docs-frame.ts'
import { WhenNear } from '../when-near.tsx'

const examples = import.meta.glob<ComponentType>('../../packages/ui/src/*/*.examples.tsx', { import: 'Example' })

const folders = new Map(Object.keys(examples).map(path => [pageOf(path).page, pageOf(path).folder]))

const samples = new Map(
  Object.entries(examples).map(([path, load]) => [pageOf(path).page, lazy(async () => ({ default: await load() }))]),
)

/** The documented example of a part at work, with a link to its page. `of` is the name of its files. */
export function PartSample({ of }: { of: string }) {
  const Sample = samples.get(of)
  const id = docsIdOf(`packages/ui/src/${folders.get(of)}/${of}.stories.tsx`)
  if (!Sample) throw new Error(`${of} has no example`)
  return (
    <>
      <WhenNear>
        <SampleFrame style={{ ...roomOf(of), border: '1px solid #8885', borderRadius: 4 }}>
          <Suspense fallback={null}>
            <Sample />
          </Suspense>
        </SampleFrame>
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
