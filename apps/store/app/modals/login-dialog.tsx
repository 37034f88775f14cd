import type { ModalData } from '@shop/flows/modal'
import { SignInPanel } from '../auth/sign-in-panel.tsx'
import { AuthDialog } from './auth-dialog.tsx'
import { EXPIRED } from './login-data.ts'

/** «Вхід». Source: screens.md. */
export function LoginDialog({ data: { data } }: { data: ModalData }) {
  return (
    <AuthDialog name="login" title={words => words.login.title}>
      {words => (
        <>
          {data === EXPIRED && <p className="authdialog__why">{words.login.expired}</p>}
          <SignInPanel words={words} id="login" next={null} inDialog />
        </>
      )}
    </AuthDialog>
  )
}
