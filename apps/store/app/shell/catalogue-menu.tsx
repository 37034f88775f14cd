import { Button } from '@shop/ui/button'
import { useDisclosure } from '@shop/ui/disclosure'
import { CloseIcon, MenuIcon } from '@shop/ui/icon'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useShopLayout } from '../layouts/use-shop-layout.ts'
import { StoreLink } from './store-link.tsx'

/**
 * «Каталог»: all categories with their subcategories. All links are server-rendered; CSS alone shows the links of the hovered or
 * focused category. Without scripts the panel opens on focus, or as the target of `#catalogue`.
 */
export function CatalogueMenu() {
  const { open, hydrated, setOpen, rootProps, buttonProps, panelProps } = useDisclosure()
  const { pathname } = useLocation()
  const page = useRef(pathname)
  useEffect(() => {
    if (page.current === pathname) return
    page.current = pathname
    setOpen(false, 'select')
  }, [pathname, setOpen])
  const { words, menus } = useShopLayout()
  return (
    <div className="catalogue-disclosure" data-hydrated={hydrated ? '' : undefined} {...rootProps}>
      <Button {...buttonProps} className="only-wide" variant={open ? 'outline' : 'neutral'}>
        {open ? <CloseIcon /> : <MenuIcon />}
        {words.catalogue}
      </Button>
      <nav {...panelProps} hidden={hydrated && !open} className="catalogue-menu" aria-label={words.catalogue}>
        <span id="catalogue" />
        <div className="wrap">
          <ul className="catalogue-menu__categories">
            {menus.catalogue.map(({ name, url, children }) => (
              <li key={url}>
                <StoreLink className="catalogue-menu__category" href={url}>
                  {name}
                </StoreLink>
                {children.length > 0 && (
                  <div className="catalogue-menu__panel">
                    <p data-text="h3">
                      {name}
                      <StoreLink data-text="link small" href={url}>
                        {words.allInCategory}
                      </StoreLink>
                    </p>
                    <ul className="catalogue-menu__columns">
                      {children.map(child => (
                        <li key={child.url}>
                          <StoreLink href={child.url}>{child.name}</StoreLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  )
}
