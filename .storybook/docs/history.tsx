import { Markdown } from '@storybook/addon-docs/blocks'
import changelog from '../../packages/ui/CHANGELOG.md?raw'
import manifest from '../../packages/ui/package.json'
import readme from '../../packages/ui/README.md?raw'
import { changesOf, type Release, releasesOf, sinceOf } from './changes.ts'
import { sizesIn } from './sizes.ts'
import { statusOf, statusTexts } from './status.ts'

const notes = import.meta.glob<string>('../../.changeset/*.md', { eager: true, query: '?raw', import: 'default' })
const releases = releasesOf('@shop/ui', Object.values(notes), changelog)
const sizes = new Map(sizesIn(readme).map(size => [size.name, size]))

const labelOf = (version: string | null) => version ?? 'Next version'

/** Status, first version and size of a part, below the title of its page. */
export function Standing({ folder }: { folder: string }) {
  const status = statusOf(folder)
  const size = sizes.get(folder)
  const since = sinceOf(folder, releases)
  const facts = [
    ['Status', `${status}: ${statusTexts[status]}`],
    ['Since', since === null ? `the version after ${manifest.version}` : since],
    ['Documented version', manifest.version],
    ['Import', `@shop/ui/${folder}`],
    ...(size
      ? [['Size', `${size.first} kB${size.late ? `, and ${size.late} kB at the first focus` : ''}, gzipped`]]
      : []),
  ]
  return (
    <dl className="docs-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{name === 'Import' ? <code>{value}</code> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A list of releases with their changes. */
export function Releases({ list }: { list: readonly Release[] }) {
  return list.map(({ version, changes }) => (
    <section key={version}>
      <h3>{labelOf(version)}</h3>
      <ul>
        {changes.map(change => (
          <li key={change}>
            <Markdown>{change}</Markdown>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** What the changelog says of a part. */
export function Changes({ page, folder }: { page: string; folder: string }) {
  const own = changesOf(page, releases)
  const list = own.length > 0 ? own : changesOf(folder, releases)
  return list.length > 0 ? <Releases list={list} /> : <p>No change since {sinceOf(folder, releases)}.</p>
}

/** The whole changelog. */
export function Changelog() {
  return <Releases list={releases} />
}
