import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { useDisclosure } from '@shop/ui/disclosure'
import { CloseIcon, MenuIcon } from '@shop/ui/icon'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePrehydrationQueue } from '../platform/hydration/prehydration-queue.ts'
import { usePage } from '../platform/words/use-page.ts'
import { useShopLayout } from './layout/use-shop-layout.ts'
import { MegaMenu } from './mega-menu.tsx'

/** «Каталог»: opens the menu of the catalogue; without scripts its form opens the page of the catalogue. */
export function CatalogueMenu() {
  const { open, setOpen, rootProps, buttonProps, panelProps } = useDisclosure()
  const { onClick: toggle, ...button } = buttonProps
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const { locale } = usePage()
  const { pathname, search } = useLocation()
  const page = useRef(pathname + search)
  useEffect(() => {
    if (page.current === pathname + search) return
    page.current = pathname + search
    setOpen(false, 'select')
  }, [pathname, search, setOpen])
  const { words } = useShopLayout()
  return (
    <div className="catalogue-disclosure only-wide" {...rootProps}>
      <form
        {...queue}
        action={localise('/catalogue', locale)}
        onSubmit={event => {
          event.preventDefault()
          toggle(event)
        }}
      >
        <Button {...button} type="submit" variant={open ? 'outline' : 'neutral'}>
          {open ? <CloseIcon /> : <MenuIcon />}
          {/* An element: React could not put the other icon before a text that a translator has replaced. */}
          <span>{words.catalogue}</span>
        </Button>
      </form>
      <nav {...panelProps} hidden={!open} className="catalogue-menu" aria-label={words.catalogue}>
        {open && <MegaMenu />}
      </nav>
    </div>
  )
}
