import { DocsContext, Title } from '@storybook/addon-docs/blocks'
import { type CSSProperties, type ReactNode, useContext } from 'react'
import { docsIdOf } from '../docs-frame.ts'
import { widths } from '../pictures/widths.ts'
import { templateNotes } from './template-notes.ts'

/** Width of the frames beside each other in CSS pixels; the wider ones are scaled down. */
const frames = [
  { name: 'Desktop', width: widths.desktop, shown: 940, height: 620 },
  { name: 'Tablet', width: widths.tablet, shown: 540, height: 720 },
  { name: 'Phone', width: widths.phone, shown: widths.phone, height: 720 },
] as const

function Frame({ id, name, width, shown, height }: { id: string } & (typeof frames)[number]) {
  const scale = shown / width
  const box: CSSProperties = { inlineSize: shown, blockSize: height, overflow: 'hidden', border: '1px solid #8888' }
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ paddingBlock: 8 }}>
        {name}, {width} px
      </figcaption>
      <div style={box}>
        <iframe
          title={`${name}, ${width} px`}
          src={`iframe.html?id=${id}&viewMode=story`}
          loading="lazy"
          style={{
            inlineSize: width,
            blockSize: height / scale,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </div>
    </figure>
  )
}

/** Link to the docs page of a part or a flow, from its stories' file. */
function DocsLink({ file, children }: { file: string; children: ReactNode }) {
  const id = docsIdOf(file)
  return id ? (
    <a href={`./?path=/docs/${id}`} target="_top">
      {children}
    </a>
  ) : (
    children
  )
}

/** Docs page of a template: the page at three widths, its parts, its flow, its accessibility. */
export function TemplateDocs({ title }: { title: string }) {
  const [story] = useContext(DocsContext).componentStories()
  const note = templateNotes[title]
  if (!story || !note) throw new Error(`${title} needs an entry in template-notes.ts`)
  const { shows, parts, flow, layout, landmarks, headings, focus } = note
  return (
    <>
      <Title />
      <p>{shows}</p>
      <p>
        Composed of the public parts of <code>@shop/ui</code>; language, colour scheme and direction are those of the
        toolbar.{' '}
        <a href={`./?path=/story/${story.id}`} target="_top">
          Open the page
        </a>{' '}
        to try it at any width.
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, marginBlockEnd: 32, overflowX: 'auto' }}>
        {frames.map(frame => (
          <Frame key={frame.name} id={story.id} {...frame} />
        ))}
      </div>
      <h2>Layout</h2>
      <p>{layout}</p>
      <h2>Parts</h2>
      <table style={{ inlineSize: '100%' }}>
        <thead>
          <tr>
            <th>Part</th>
            <th>Use here</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(([folder, use]) => (
            <tr key={folder}>
              <th scope="row">
                <DocsLink file={`packages/ui/src/${folder}/${folder}.stories.tsx`}>{folder}</DocsLink>
              </th>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {flow && (
        <>
          <h2>Flow</h2>
          <p>
            States, events and failures:{' '}
            <DocsLink file={`packages/flows/src/${flow}/${flow}.stories.tsx`}>
              <code>@shop/flows/{flow}</code>
            </DocsLink>
            .
          </p>
        </>
      )}
      <h2>Accessibility</h2>
      <dl>
        <dt>Landmarks</dt>
        <dd>{landmarks}</dd>
        <dt>Headings</dt>
        <dd>{headings}</dd>
        <dt>Focus order</dt>
        <dd>{focus}</dd>
      </dl>
    </>
  )
}
