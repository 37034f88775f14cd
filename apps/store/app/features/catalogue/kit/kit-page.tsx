import { useLocation } from 'react-router'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import type { KitPageData } from './kit.server.ts'
import { KitForm, type KitReply } from './kit-form.tsx'

/** The kit of a product or of a trade on a page of its own, for browsers without scripts. */
export function KitPage({ data, reply }: { data: KitPageData; reply: KitReply | undefined }) {
  const { name, path, pieces, key, words } = data
  const { pathname } = useLocation()
  return (
    <div className="wrap kit-page">
      <div className="kit-page__header">
        <h1 data-text="h1">{words.title}</h1>
        <p>
          <StoreLink href={path} data-text="link">
            {name}
          </StoreLink>
        </p>
        <p data-text="muted">{words.lead}</p>
      </div>
      <KitForm pieces={pieces} words={words} action={pathname} pageKey={key} reply={reply} />
    </div>
  )
}
