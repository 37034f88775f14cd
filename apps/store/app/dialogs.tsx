import type { ComponentProps } from 'react'
import { type Dialogs, lazyDialog, ModalHost } from './shell/dialogs/modal-host.tsx'

/** The dialogs of the shop. Source: spec §2. */
const dialogs: Dialogs = {
  cart: lazyDialog(async () => {
    const [{ CartDialog }, { renderSaveForLater }] = await Promise.all([
      import('./features/cart/cart-dialog.tsx'),
      import('./features/wishlist/save-for-later.tsx'),
    ])
    return () => <CartDialog saveForLater={renderSaveForLater} />
  }),
  'choose-size': lazyDialog(
    async () => (await import('./features/catalogue/tile/choose-size-dialog.tsx')).ChooseSizeDialog,
  ),
  'product-added': lazyDialog(async () => (await import('./features/cart/product-added.tsx')).ProductAdded),
  'delivery-city': lazyDialog(async () => (await import('./features/delivery/city-dialog.tsx')).CityDialog),
  login: lazyDialog(async () => (await import('./features/account/auth/login-dialog.tsx')).LoginDialog),
  registration: lazyDialog(
    async () => (await import('./features/account/auth/registration-dialog.tsx')).RegistrationDialog,
  ),
  'password-reset': lazyDialog(
    async () => (await import('./features/account/auth/password-reset-dialog.tsx')).PasswordResetDialog,
  ),
  'wishlist-group': lazyDialog(
    async () => (await import('./features/wishlist/wishlist-group-dialog.tsx')).WishlistGroupDialog,
  ),
  'mobile-menu': lazyDialog(async () => (await import('./shell/mobile-menu.tsx')).MobileMenu),
}

export const ShopDialogs = ({ flow }: Pick<ComponentProps<typeof ModalHost>, 'flow'>) => (
  <ModalHost flow={flow} dialogs={dialogs} />
)
