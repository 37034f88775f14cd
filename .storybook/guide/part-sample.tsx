import { Example, folders } from '../docs/samples.tsx'
import { docsIdOf } from '../docs-frame.ts'
import { WhenNear } from '../when-near.tsx'

/** The documented example of a part at work, with a link to its page. `of` is the name of its files. */
export function PartSample({ of }: { of: string }) {
  const id = docsIdOf(`packages/ui/src/${folders.get(of)}/${of}.stories.tsx`)
  return (
    <>
      <WhenNear>
        <Example of={of} style={{ border: '1px solid #8885', borderRadius: 4 }} />
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
